/**
 * The origin at which one of the house's own games opens: the site's, or one of those from which the operator launches games. Null
 * for an outside vendor's: what its page says is not believed, and it tells nothing of time and result.
 */
export function houseOriginOf(gameUrl: string, site: string, launched: readonly string[]): string | null {
  const { origin } = new URL(gameUrl, site);
  return [site, ...launched].some((known) => new URL(known).origin === origin) ? origin : null;
}
