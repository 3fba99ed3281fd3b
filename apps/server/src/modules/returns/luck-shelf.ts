import type { SharedLuck, SteppedLuck } from '@ikka/game-kit';

/** How the luck of rounds is told in games in which players go on choosing, and in those that many play as one. */
export interface LuckShelf {
  readonly steppedIds: readonly string[];
  readonly sharedIds: readonly string[];
  /** Null of a version that this program does not have. */
  stepped(gameId: string, version: string): SteppedLuck | null;
  shared(gameId: string, version: string): SharedLuck | null;
}

export function createLuckShelf(stepped: readonly SteppedLuck[], shared: readonly SharedLuck[]): LuckShelf {
  const [ofStepped, ofShared] = [byVersion(stepped), byVersion(shared)];
  return {
    steppedIds: [...new Set(stepped.map(({ code }) => code))],
    sharedIds: [...new Set(shared.map(({ code }) => code))],
    stepped: (gameId, version) => ofStepped.get(`${gameId} ${version}`) ?? null,
    shared: (gameId, version) => ofShared.get(`${gameId} ${version}`) ?? null,
  };
}

const byVersion = <One extends { readonly code: string; readonly version: string }>(all: readonly One[]) =>
  new Map(all.map((one) => [`${one.code} ${one.version}`, one]));
