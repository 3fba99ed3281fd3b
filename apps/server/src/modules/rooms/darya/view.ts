import type { DaryaEvent, OwnDaryaNews as OwnView } from '@ikka/contract';
import type { RoomEvent } from '@ikka/darya/rules';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { LiveNews, OwnLiveNews } from './live-types.ts';

/** What the owner of a hall's room tells all processes. */
export type DaryaNews = RoomEvent | LiveNews;
export type OwnDaryaNews = OwnLiveNews;

const instant = (ms: number) => new Date(ms).toISOString();

/** A scene's seeds and times, in the words of the wire. */
export function sceneView(scene: RoomEvent & { readonly type: 'scene' }) {
  const { no, serverSeed, clientSeed, openedAt, endsAt } = scene;
  return { no, serverSeed, clientSeed, openedAt: instant(openedAt), endsAt: instant(endsAt) };
}

export function daryaNewsView(news: DaryaNews): DaryaEvent {
  switch (news.type) {
    case 'scene':
      return { type: 'scene', ...sceneView(news) };
    case 'rested':
      return { type: 'rested' };
    case 'shots':
      return { ...news, shots: [...news.shots] };
    case 'jackpot':
      return { ...news, amount: formatAmount(BigInt(news.amount), knownCurrency(news.currency)) };
    default:
      return news;
  }
}

export function ownDaryaNewsView(news: OwnDaryaNews, currency: Currency): OwnView {
  const shown = (units: string) => formatAmount(BigInt(units), currency);
  switch (news.type) {
    case 'batch':
      return {
        ...news,
        stake: shown(news.stake),
        payout: shown(news.payout),
        jackpot: shown(news.jackpot),
        shots: news.shots.map((shot) => ({ ...shot, stake: shown(shot.stake), payout: shown(shot.payout) })),
      };
    case 'pot':
      return { ...news, pot: shown(news.pot), treasure: shown(news.treasure) };
    case 'treasure_share':
      return { ...news, amount: shown(news.amount) };
    case 'returned':
      return { ...news, bullets: [...news.bullets] };
    case 'put_out':
      return news;
  }
}
