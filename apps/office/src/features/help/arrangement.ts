import type { CallRequest, CallValue, calls, HelpKind } from '@ikka/contract';

export type HelpText = CallValue<typeof calls.office.officeHelp>['items'][number];
type Arrangement = CallRequest<typeof calls.office.officeArrangeHelp>['body'];
export type HelpPlace = Arrangement['seen'][number];

export const placesOf = (items: readonly HelpText[]): HelpPlace[] =>
  items.map(({ key, inFooter, isShown }) => ({ key, inFooter, isShown }));

/** The order after an item moved by one among those of its kind; as it was where there is no further. */
export function moved(items: readonly HelpText[], key: string, by: -1 | 1): HelpPlace[] {
  const kind: HelpKind | undefined = items.find((item) => item.key === key)?.kind;
  const ofKind = items.filter((item) => item.kind === kind);
  const other = ofKind[ofKind.findIndex((item) => item.key === key) + by];
  const places = placesOf(items);
  const from = places.findIndex((place) => place.key === key);
  const to = places.findIndex((place) => place.key === other?.key);
  const [here, there] = [places[from], places[to]];
  if (here === undefined || there === undefined) return places;
  places[from] = there;
  places[to] = here;
  return places;
}

export const changed = (
  items: readonly HelpText[],
  key: string,
  change: Partial<Pick<HelpPlace, 'inFooter' | 'isShown'>>,
): HelpPlace[] => placesOf(items).map((place) => (place.key === key ? { ...place, ...change } : place));
