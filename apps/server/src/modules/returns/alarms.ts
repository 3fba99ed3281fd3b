import type { AlarmCheck } from '../alarms/index.ts';
import type { Returns } from './index.ts';

const share = (part: number | null) => (part === null ? '' : `${(part * 100).toFixed(4)} %`);

/** One alarm for each version of a game in a currency whose payouts are outside what its sheet allows. */
export const returnAlarms = (returns: Pick<Returns, 'outside'>): AlarmCheck => ({
  kind: 'returns_off',
  everySeconds: 300,
  look: async () =>
    (await returns.outside()).map(({ gameId, version, currency, rounds, measured, from, to }) => ({
      subject: `${gameId} ${version} ${currency}`,
      details: { count: String(rounds), measured: share(measured), band: `${share(from)} … ${share(to)}` },
    })),
});
