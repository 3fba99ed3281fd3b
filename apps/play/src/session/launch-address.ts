/** What the frame's address says about the launch. */
export interface LaunchAddress {
  readonly token: string | null;
  readonly game: string | null;
}

/** Reads a fragment `#token=…&game=…`. A token that cannot be one is none. */
export function readLaunchAddress(fragment: string): LaunchAddress {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = fields.get('token');
  const game = fields.get('game');
  return {
    token: token !== null && /^[\w-]{1,128}$/.test(token) ? token : null,
    game: game !== null && /^[\w-]{1,64}$/.test(game) ? game : null,
  };
}

/** Reads the launch and takes the token out of the address, so that neither a reload nor a copied address spends it again. */
export function takeLaunchAddress(): LaunchAddress {
  const launch = readLaunchAddress(location.hash);
  if (launch.token !== null) history.replaceState(null, '', `${location.pathname}${location.search}`);
  return launch;
}
