import { port } from '../../platform/module/port.ts';
import type { IdentityDeps } from './deps.ts';

/** What an account needs of those who know more of its member. */
export const identityPorts = {
  openProfile: port<IdentityDeps['openProfile']>('identity.open_profile'),
  payoutNamesOf: port<IdentityDeps['payoutNamesOf']>('identity.payout_names_of'),
  rankOf: port<IdentityDeps['rankOf']>('identity.rank_of'),
  isPlayClosed: port<IdentityDeps['isPlayClosed']>('identity.is_play_closed'),
  grantTrialMoney: port<IdentityDeps['grantTrialMoney']>('identity.grant_trial_money'),
};
