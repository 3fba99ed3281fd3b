export const centrePages = ['securityCenter', 'depositv2', 'personalHistoryCopy'] as const;
export type CentrePage = (typeof centrePages)[number];

/**
 * What lies above a page has an address too: the member centre (`centre`), its open deposit or round, and the login and
 * register dialogs (`auth`). Going back closes them.
 */
export interface LayerSearch {
  centre?: CentrePage | undefined;
  deposit?: string | undefined;
  round?: string | undefined;
  auth?: 'login' | 'register' | undefined;
}

const idPattern = /^[0-9a-f-]{36}$/;

/**
 * Reads the layers out of an address; whatever is not one of them is dropped. A deposit or a round alone opens its page of
 * the centre: the payment provider sends its payer back with nothing but the deposit.
 */
export function readLayers(search: Record<string, unknown>): LayerSearch {
  const id = (value: unknown) => (typeof value === 'string' && idPattern.test(value) ? value : undefined);
  const implied = id(search.deposit) ? 'depositv2' : id(search.round) ? 'personalHistoryCopy' : undefined;
  const centre = centrePages.find((page) => page === search.centre) ?? implied;
  const auth = search.auth === 'login' || search.auth === 'register' ? search.auth : undefined;
  const deposit = centre === 'depositv2' ? id(search.deposit) : undefined;
  const round = centre === 'personalHistoryCopy' ? id(search.round) : undefined;
  return {
    ...(centre ? { centre } : {}),
    ...(auth ? { auth } : {}),
    ...(deposit ? { deposit } : {}),
    ...(round ? { round } : {}),
  };
}
