import type { Game } from '@ikka/contract';
import { expect, it } from 'vitest';
import { viewGame } from './game-view.ts';

const game: Game = {
  gameId: 'karakoram-25',
  roomId: null,
  nodeId: '1',
  vassalage: 'IKKA_SLOT',
  accountTypeName: 'IKKA_SLOT',
  gameType: 'RNG',
  gameName: 'Karakoram 25',
  nodeName: 'Karakoram 25',
  showIcon: '',
  smallIcon: '',
  displayName: { EN: 'Karakoram 25', UR: 'قراقرم 25' },
  supportPlay: 0,
  isHot: false,
  rtp: '0.967219669416',
  volatility: null,
  volatilityLevel: null,
  currency: 'PKR',
  maintenance: false,
  rest: null,
  categories: [],
  features: [],
  minBet: '0.25',
  maxBet: '500.00',
  lines: 25,
  tags: [],
};

it('shows a game in the language of the page, with the cover of that language', () => {
  expect(viewGame(game, 'ur')).toMatchObject({
    name: 'قراقرم 25',
    cover: { large: '/art/karakoram-25-ur-large.avif' },
    returns: '96.72%',
    offersTrial: true,
  });
});

it('shows the cover that the house names, where several games share one', () => {
  const table = { ...game, gameId: 'baccarat-7', showIcon: '/art/games/baccarat-hall.webp' };
  expect(viewGame(table, 'en').cover).toMatchObject({
    small: '/art/baccarat-hall-en-small.avif',
    wide: '/art/baccarat-hall-wide.avif',
  });
});

it('says why it rests, in the language of the page', () => {
  const until = '2026-11-22T12:00:00.000Z';
  const rest = { text: { EN: 'New reels.', UR: 'نئے پہیے۔' }, until };
  expect(viewGame({ ...game, maintenance: true, rest }, 'ur')).toMatchObject({
    isResting: true,
    rest: { text: 'نئے پہیے۔', until },
  });
});

it('claims no return where none is known', () => {
  expect(viewGame({ ...game, rtp: null, supportPlay: 1 }, 'en')).toMatchObject({
    returns: null,
    offersTrial: false,
  });
});
