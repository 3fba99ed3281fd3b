import type { CallValue, calls } from '@ikka/contract';
import type { RegisterField } from '../../settings/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { type FieldRules, formFields } from './check-fields.ts';
import { isPatternId, patternSource } from './field-patterns.ts';
import { formSwitches, takesMobileForm } from './form-switches.ts';
import { rulesInForce } from './rules-in-force.ts';

type Answer = CallValue<typeof calls.system.registerSettings>;

/** What the forms need to show and check themselves, in the order of their fields; each pattern is written out whole. */
export function registerSettings(
  deps: Pick<IdentityDeps, 'settings' | 'isModuleOn'>,
  captchas: { readonly slider: boolean; readonly image: boolean },
): Answer {
  const stored = deps.settings.get('identity.register_fields');
  const site = formSwitches(deps);
  return {
    fields: written(rulesInForce(stored, 'username', site)),
    mobileFields: written(rulesInForce(stored, 'mobile', site)),
    mobileRegistration: takesMobileForm(deps),
    smsVerification: site.verifiesMobile,
    affiliates: site.hasAffiliates,
    invitationRequired: site.isInvitationOnly,
    ageConfirmation: deps.settings.get('site.legal_age'),
    sliderCaptcha: captchas.slider,
    imageCaptcha: stored.captcha.enabled && captchas.image,
  };
}

const written = (rules: FieldRules): Record<string, RegisterField> =>
  Object.fromEntries(
    formFields.map((name) => {
      const rule = rules[name];
      const acceptedPattern = isPatternId(rule.patternId)
        ? patternSource(rule.patternId, rule.acceptedPattern)
        : rule.acceptedPattern;
      return [name, { ...rule, acceptedPattern }];
    }),
  );
