/** The pages of the member centre, in the order of its menu. */
export const centrePages = [
  'securityCenter',
  'transferFund',
  'profile',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'manualRebate',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'messageV2',
  'responsibleGaming',
] as const;
export type CentrePage = (typeof centrePages)[number];

/** What the page `securityCenter` opens in its place: one subject each, with an address of its own. */
export const securityParts = [
  'paymentPassword',
  'email',
  'mobile',
  'authenticator',
  'passkeys',
  'linked',
  'payouts',
  'documents',
  'devices',
  'loginLog',
] as const;
export type SecurityPart = (typeof securityParts)[number];

/** Dialogs that are opened by name, above whatever else is open. */
export const modalNames = ['forgetPassModal', 'changePassModal', 'notice'] as const;
export type ModalName = (typeof modalNames)[number];

/**
 * What lies above a page has an address too: the member centre (`centre`, `part`), its open deposit, withdrawal or round, the
 * login and register dialogs (`auth`) and the dialogs that are opened by name (`modal`). Going back closes them.
 */
export interface LayerSearch {
  centre?: CentrePage | undefined;
  part?: SecurityPart | undefined;
  deposit?: string | undefined;
  withdrawal?: string | undefined;
  round?: string | undefined;
  /** The member's message that is open. */
  message?: string | undefined;
  auth?: 'login' | 'register' | undefined;
  modal?: ModalName | undefined;
  /** Whose words the dialog of notices has open. */
  notice?: string | undefined;
  /** Where a visitor wanted to go who was sent to `/login` first: an address of this site. */
  next?: string | undefined;
}

const idPattern = /^[0-9a-f-]{36}$/;
/** One slash, then no second one nor a backslash: a path of this site, never of another. */
const ownPath = /^\/(?![/\\])[^\s\\]{0,500}$/;

/**
 * Reads the layers out of an address; whatever is not one of them is dropped. A deposit or a round alone opens its page of
 * the centre: the payment provider sends its payer back with nothing but the deposit.
 */
export function readLayers(search: Record<string, unknown>): LayerSearch {
  const id = (value: unknown) => (typeof value === 'string' && idPattern.test(value) ? value : undefined);
  const part = securityParts.find((one) => one === search.part);
  const implied = id(search.deposit)
    ? 'depositv2'
    : id(search.withdrawal)
      ? 'withdraw'
      : id(search.round)
        ? 'personalHistoryCopy'
        : part
          ? 'securityCenter'
          : id(search.message)
            ? 'messageV2'
            : undefined;
  const centre = centrePages.find((page) => page === search.centre) ?? implied;
  const auth = search.auth === 'login' || search.auth === 'register' ? search.auth : undefined;
  const modal = modalNames.find((name) => name === search.modal);
  const deposit = centre === 'depositv2' ? id(search.deposit) : undefined;
  const withdrawal = centre === 'withdraw' ? id(search.withdrawal) : undefined;
  const round =
    centre === 'personalHistoryCopy' || centre === 'transactionHistory' ? id(search.round) : undefined;
  const message = centre === 'messageV2' ? id(search.message) : undefined;
  const next = typeof search.next === 'string' && ownPath.test(search.next) ? search.next : undefined;
  return {
    ...(centre ? { centre } : {}),
    ...(part && centre === 'securityCenter' ? { part } : {}),
    ...(auth ? { auth } : {}),
    ...(modal ? { modal } : {}),
    ...(modal === 'notice' && id(search.notice) ? { notice: id(search.notice) } : {}),
    ...(deposit ? { deposit } : {}),
    ...(withdrawal ? { withdrawal } : {}),
    ...(round ? { round } : {}),
    ...(message ? { message } : {}),
    ...(next ? { next } : {}),
  };
}
