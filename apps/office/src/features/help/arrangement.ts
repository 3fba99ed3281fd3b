import type { CallRequest, CallValue, calls } from '@ikka/contract';

export type HelpText = CallValue<typeof calls.office.officeHelp>['items'][number];
type Arrangement = CallRequest<typeof calls.office.officeArrangeHelp>['body'];
export type HelpPlace = Arrangement['seen'][number];

export const placesOf = (items: readonly HelpText[]): HelpPlace[] =>
  items.map(({ key, inFooter, isShown }) => ({ key, inFooter, isShown }));

export const changed = (
  items: readonly HelpText[],
  key: string,
  change: Partial<Pick<HelpPlace, 'inFooter' | 'isShown'>>,
): HelpPlace[] => placesOf(items).map((place) => (place.key === key ? { ...place, ...change } : place));
