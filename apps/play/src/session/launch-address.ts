/** What the frame's address says about the launch. */
export interface LaunchAddress {
  readonly token: string | null;
  readonly game: string | null;
  /** The table of a game with seats, where one was chosen in the lobby. */
  readonly room: string | null;
}

const code = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;

/** Reads a fragment `#token=…&game=…&room=…`. A token that cannot be one is none. */
export function readLaunchAddress(fragment: string): LaunchAddress {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = fields.get('token');
  const game = fields.get('game');
  const room = fields.get('room');
  return {
    token: token !== null && /^[\w-]{1,128}$/.test(token) ? token : null,
    game: code(game),
    room: code(room),
  };
}

/** Names the table that is watched in the address, so that a reload comes back to it. */
export const noteRoom = (room: string | null): void =>
  history.replaceState(
    null,
    '',
    `${location.pathname}${location.search}${room === null ? '' : `#room=${room}`}`,
  );

/** Reads the launch and takes the token out of the address, so that neither a reload nor a copied address spends it again. */
export function takeLaunchAddress(): LaunchAddress {
  const launch = readLaunchAddress(location.hash);
  if (launch.token !== null) noteRoom(launch.room);
  return launch;
}
