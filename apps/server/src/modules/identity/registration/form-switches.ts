import type { IdentityDeps } from '../deps.ts';
import type { FormSwitches } from './rules-in-force.ts';

type Deps = Pick<IdentityDeps, 'settings' | 'isModuleOn'>;

/** Whether a code by SMS proves the number of who registers. */
export const verifiesMobile = ({ settings, isModuleOn }: Deps): boolean =>
  settings.get('identity.sms_verification') && isModuleOn('REGMOBVERF3');

/** Whether the form by mobile number is open. */
export const takesMobileForm = ({ settings, isModuleOn }: Deps): boolean =>
  settings.get('identity.mobile_registration') && isModuleOn('MOBILENUMREG3');

/** What the site's switches say about the forms at this moment. */
export const formSwitches = (deps: Deps): FormSwitches => ({
  hasAffiliates: deps.isModuleOn('AFFMAN3'),
  isInvitationOnly: !deps.settings.get('identity.direct_registration'),
  hasReferrals: deps.settings.get('referral.promotion'),
  verifiesMobile: verifiesMobile(deps),
});
