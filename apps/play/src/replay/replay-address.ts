/** The token of a replay that a frame's fragment `#replay=…` names, or null. A token that cannot be one is none. */
export function readReplayToken(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('replay');
  return token !== null && /^[\w-]{1,128}$/.test(token) ? token : null;
}

/** Reads it and takes it out of the address: it is good once. */
export function takeReplayToken(): string | null {
  const token = readReplayToken(location.hash);
  if (token !== null) history.replaceState(null, '', `${location.pathname}${location.search}`);
  return token;
}
