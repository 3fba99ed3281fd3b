import { parseAmount } from '@ikka/money';
import type { ToldMoney } from '../session/frame-parent.ts';
import type { PlayBase } from './play-base.ts';

/** Where nothing is on its way or being shown, so that no figure tells a result before the picture does. */
const resting: ReadonlySet<string> = new Set(['idle', 'open']);

/**
 * Money that comes or goes elsewhere (a deposit, another tab, an operator) is heard of by the page around the game. Where it is not
 * what the game shows, the game asks the server, as soon as it rests; its own rounds have told it already. Ends a word about too
 * little money that is not true any more.
 */
export function watchMoney(play: Pick<PlayBase, 'snapshot' | 'subscribe' | 'refresh' | 'report'>): {
  hear(money: ToldMoney): void;
  stop(): void;
} {
  let told: ToldMoney | null = null;

  const look = () => {
    const { phase, autoplay, balance, currency, server } = play.snapshot();
    if (told === null || autoplay !== null || !resting.has(phase)) return;
    const { available, ...of } = told;
    told = null;
    if (of.currency !== server.currency || of.isTrial !== server.isTrial) return;
    if (parseAmount(available, currency) !== balance) void ask(balance);
  };
  const ask = async (before: bigint) => {
    await play.refresh();
    const { notice, balance } = play.snapshot();
    if (notice?.code === 'wallet.insufficient_funds' && balance > before) play.report({ notice: null });
  };

  return {
    hear(money) {
      told = money;
      look();
    },
    stop: play.subscribe(look),
  };
}
