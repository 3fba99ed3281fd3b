import type { ServerState } from './play-state.ts';

/** An instant so many milliseconds after 1970. */
export const at = (ms: number): string => new Date(ms).toISOString();

/** What a server answers to a member who has 1000 rupees and begins to play. */
export const testState = (change: Partial<ServerState> = {}): ServerState => ({
  game: { gameId: 'test', version: '1.0.0', name: { EN: 'Test', UR: 'آزمائش' } },
  account: 'ali',
  isTrial: false,
  currency: 'PKR',
  currencySymbol: 'Rs',
  balance: '1000.00',
  stakes: ['10.00'],
  anyStake: false,
  defaultStake: '10.00',
  autoplay: { enabled: true, maxRounds: 100 },
  minimumSpinMs: 0,
  language: 'EN',
  sessionStartedAt: at(0),
  netPosition: '0.00',
  realityCheckMinutes: 60,
  serverTime: at(0),
  timeZone: 'Asia/Karachi',
  fairness: { id: '1', commitment: 'a'.repeat(64), clientSeed: 'mine', nonce: 7 },
  nextCommitment: 'b'.repeat(64),
  lastRound: null,
  openRound: null,
  ...change,
});
