/**
 * The flags as files of the build, one a country; a browser fetches those that come into view. Left out are territories
 * without a dialling code of their own, and signs that are no country's.
 */
const files = import.meta.glob<string>(
  ['./??.svg', './sh-{ac,ta}.svg', '!./{aq,bv,cp,dg,eu,gs,hm,ic,pc,pn,tf,um,un,xx}.svg'],
  {
    base: '../../../../../node_modules/flag-icons/flags/4x3',
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
);

/** The address of each flag by its country's ISO 3166 code. */
export const flagAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(-6, -4).toUpperCase(), address]),
);
