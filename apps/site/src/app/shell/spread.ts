/** Within how long the pages of everybody ask again after news that concerns all of them. */
const spreadMs = 4_000;

/** Runs at once what concerns this member, and at some moment of the next seconds what every open page asks for. */
export function spread(isForAll: boolean, run: () => void): void {
  if (isForAll) setTimeout(run, Math.random() * spreadMs);
  else run();
}
