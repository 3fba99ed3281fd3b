import { describe, expect, it } from 'vitest';
import {
  categoryWay,
  footerWay,
  hasGrid,
  shellCategories,
  type VendorCard,
  vendorWay,
} from './category-view.ts';

const card = (
  gameCategory: VendorCard['gameCategory'],
  vassalage: string,
  over: Partial<VendorCard> = {},
): VendorCard => ({
  vassalage,
  gameCategory,
  name: { EN: vassalage, UR: vassalage },
  accountTypeName: vassalage,
  isGame: 'VASSALAGE',
  maintenance: false,
  games: 3,
  ...over,
});
const lane = (...cards: [VendorCard, ...VendorCard[]]) => ({
  title: `category.${cards[0].gameCategory}`,
  gameCategory: cards[0].gameCategory,
  cards,
});

describe('a category', () => {
  it('stands in the order of the header', () => {
    expect(shellCategories).toEqual(['LIVE', 'SPORTS', 'RNG', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT']);
  });

  it('shows its games in the header, except sports and the lotteries', () => {
    expect(shellCategories.filter((category) => !hasGrid(category))).toEqual(['SPORTS', 'ELOTT', 'LOTT']);
  });

  it('leads to its page', () => {
    expect(categoryWay('RNG', [{ gameType: 'RNG', type: 'page' }], [])).toEqual({ kind: 'page', to: '/rng' });
    expect(categoryWay('SPORTS', [], [lane(card('SPORTS', 'IKKA_SPORT'))])).toEqual({
      kind: 'page',
      to: '/sports',
    });
  });

  it('is launched at once where its entry is a game', () => {
    expect(
      categoryWay('FISH', [{ gameType: 'FISH', type: 'game' }], [lane(card('FISH', 'IKKA_FISH'))]),
    ).toEqual({ kind: 'launch', vassalage: 'IKKA_FISH', gameType: 'FISH' });
  });

  it.each(['LOTT', 'ELOTT'] as const)('launches the one vendor of both lotteries for %s', (category) => {
    const lanes = [lane(card(category, 'ANOTHER'), card(category, 'TCG_SEA'))];
    expect(categoryWay(category, [], lanes)).toEqual({
      kind: 'launch',
      vassalage: 'TCG_SEA',
      gameType: category,
    });
  });

  it.each([
    ['is not there', lane(card('LOTT', 'ANOTHER'))],
    ['is in maintenance', lane(card('LOTT', 'TCG_SEA', { maintenance: true }))],
    ['has no game', lane(card('LOTT', 'TCG_SEA', { games: 0 }))],
  ])('shows the page of the lottery where its vendor %s', (_why, only) => {
    expect(categoryWay('LOTT', [], [only])).toEqual({ kind: 'page', to: '/lottery' });
  });
});

describe('in the footer', () => {
  it('sports launches its first vendor that is open', () => {
    const lanes = [
      lane(card('SPORTS', 'FIRST', { maintenance: true }), card('SPORTS', 'SECOND'), card('SPORTS', 'THIRD')),
    ];
    expect(footerWay('SPORTS', [], lanes)).toEqual({
      kind: 'launch',
      vassalage: 'SECOND',
      gameType: 'SPORTS',
    });
    expect(footerWay('SPORTS', [], [])).toEqual({ kind: 'page', to: '/sports' });
  });

  it('all others lead where they lead everywhere', () => {
    expect(footerWay('RNG', [], [])).toEqual({ kind: 'page', to: '/rng' });
  });
});

describe('a vendor', () => {
  it('shows his games on the page of the category', () => {
    expect(vendorWay('RNG', card('RNG', 'IKKA_SLOT'))).toEqual({
      kind: 'page',
      to: '/rng',
      vendor: 'IKKA_SLOT',
    });
  });

  it('is entered himself where there is no list of games', () => {
    expect(vendorWay('SPORTS', card('SPORTS', 'IKKA_SPORT'))).toMatchObject({ kind: 'launch' });
    expect(vendorWay('LIVE', card('LIVE', 'LOBBY', { isGame: 'LOBBY' }))).toMatchObject({ kind: 'launch' });
  });
});
