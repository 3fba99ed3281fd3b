import type { SettingKey } from './definitions.ts';
import type { ProviderMethod, TransferAccount } from './deposit-settings.ts';

/** Whether a change only makes a rule stricter, or closes what was open. */
type IsStricter = (before: never, after: never) => boolean;

const units = (text: string): bigint => BigInt(text.replace('.', ''));
const lower = (before: string, after: string): boolean => units(after) <= units(before);
const fewer = (before: number, after: number): boolean => after <= before;
const more = (before: number, after: number): boolean => after >= before;
const moreOften = (before: string, after: string): boolean => Number(after) >= Number(before);
const switchedOn = (_before: boolean, after: boolean): boolean => after;
/** Rows are only added, or only removed. */
const grows = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  const known = new Set(after.map((row) => JSON.stringify(row)));
  return before.every((row) => known.has(JSON.stringify(row)));
};
const shrinks = (before: readonly unknown[], after: readonly unknown[]): boolean => grows(after, before);
const never = (): boolean => false;

/** The same ways to pay as before, in whatever order, of which some are closed now. */
function closes(
  before: readonly (TransferAccount | ProviderMethod)[],
  after: readonly (TransferAccount | ProviderMethod)[],
): boolean {
  const shut = (way: TransferAccount | ProviderMethod) => JSON.stringify({ ...way, isOpen: false });
  return after.every((way) => {
    const known = before.find(({ code }) => code === way.code);
    return known !== undefined && shut(known) === shut(way) && (known.isOpen || !way.isOpen);
  });
}

/**
 * The settings on which money depends: where it goes, how much of it, and by how many eyes. A change of one needs a second
 * operator, unless it is stricter than before.
 */
const guards: { readonly [Key in SettingKey]?: IsStricter } = {
  'approvals.delay_hours': more,
  'approvals.expiry_hours': fewer,
  'cashback.terms': never,
  'cashier.deposit_four_eyes_from': lower,
  'cashier.deposit_operator_day_from': lower,
  'cashier.provider_methods': closes,
  'cashier.transfer_accounts': closes,
  'cashier.withdraw_day_limits': never,
  'cashier.withdraw_four_eyes_from': lower,
  'cashier.withdraw_max': lower,
  'cashier.withdraw_new_days': more,
  'cashier.withdraw_operator_day_from': lower,
  'cashier.withdraw_turnover': moreOften,
  'lottery.closed_plays': grows,
  'lottery.liability': never,
  'lottery.odds': never,
  'lottery.opened_plays': shrinks,
  'lottery.prize_groups': never,
  'member.payout_own_name': switchedOn,
  'member.payout_wait_hours': more,
  'site.currency': never,
  'sports.liability': never,
  'sports.move_four_eyes_from': fewer,
  'sports.void_four_eyes_from': lower,
  'transfer.downline_limits': never,
  'transfer.upline_limits': never,
  'treasury.four_eyes_from': lower,
  'treasury.operator_day_from': lower,
  'vendors.day_loss_max': lower,
  'vendors.win_held_from': lower,
};

export const isGuarded = (key: SettingKey): boolean => guards[key] !== undefined;

/** Whether one operator may make this change alone. Both values have the setting's shape. */
export function mayChangeAlone(key: SettingKey, before: unknown, after: unknown): boolean {
  const isStricter = guards[key] as ((before: unknown, after: unknown) => boolean) | undefined;
  return isStricter === undefined || isStricter(before, after);
}
