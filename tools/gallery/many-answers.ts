import { type CallValue, calls, shelfCategories } from '@ikka/contract';
import type { Page } from '@ikka/test-kit';

const instant = (hour: number) => new Date(Date.UTC(2026, 2, 14, hour, 26)).toISOString();
const uuid = (index: number) => `0195a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const pageOf = <Row>(list: Row[]) => ({ list, pageNum: 1, totalPages: 625, total: 12_481 });
const rows = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A short name, and one as long as the office takes it. */
const names = [
  { EN: 'Karakoram 25', UR: 'قراقرم 25' },
  {
    EN: 'The last caravan over the Khunjerab Pass to Kashgar',
    UR: 'درۂ خنجراب سے کاشغر کو جانے والا آخری کارواں',
  },
];
const nameOf = (index: number) => names[index % 2] ?? { EN: '', UR: '' };

const words = {
  EN: 'From Friday evening on every table is open through the night, and whoever sits down finds tea, company and a fresh deck of cards.',
  UR: 'جمعے کی شام سے ہر میز رات بھر کھلی ہے، اور جو بھی بیٹھے اسے چائے، ہم نشیں اور تاش کی نئی گڈی ملتی ہے۔',
};

const round = (index: number) => ({
  gameId: 'karakoram-25',
  gameName: nameOf(index),
  vassalage: 'IKKA_SLOT',
  stake: '1250.00',
  payout: index % 3 === 0 ? '0.00' : '12481250.50',
  currency: 'PKR',
  playedAt: instant(index),
});

type Language = 'EN' | 'UR';

/** What a house with many of everything would answer: sums in the millions, five-figure counts, long names. */
const answers: Readonly<Record<string, (language: Language, own: never) => unknown>> = {
  [calls.catalogue.gameList.path]: (_, own: CallValue<typeof calls.catalogue.gameList>) => ({
    ...own,
    ...pageOf([]),
    games: own.games.flatMap((game) =>
      rows(18, (index) => ({
        ...game,
        vassalage: `${game.vassalage}_${index}`,
        displayName: nameOf(index),
        maintenance: index === 3,
      })),
    ),
  }),
  [calls.catalogue.gameMenus.path]: (_, own: CallValue<typeof calls.catalogue.gameMenus>) => ({
    menus: own.menus.map((menu) => ({ ...menu, games: menu.games > 0 ? 12_481 : 0 })),
  }),
  [calls.wallet.balance.path]: (_, own: CallValue<typeof calls.wallet.balance>) => ({
    ...own,
    sumBalance: '12481250.50',
    balance: own.balance.map((wallet) => ({ ...wallet, availBalance: '12481250.50' })),
  }),
  [calls.winners.rankList.path]: (): CallValue<typeof calls.winners.rankList> => ({
    ...pageOf(
      rows(12, (index) => ({
        ...round(index * 3 + 1),
        id: String(index),
        player: 'z•••••',
        gameName: nameOf(index),
        vendorName: nameOf(index),
        isProvable: index % 3 !== 0,
        rtp: '0.9672',
        multiplier: '9985.00',
        proof: null,
      })),
    ),
    from: instant(0),
    leastMultiplier: 10,
  }),
  [calls.transfers.uplineTerms.path]: (): CallValue<typeof calls.transfers.uplineTerms> => ({
    currency: 'PKR',
    available: '12481250.50',
    min: '100.00',
    max: '100000.00',
    day: {
      amountMax: '200000.00',
      amountLeft: '187519.50',
      countMax: 5,
      countLeft: 4,
      endsAt: instant(19),
    },
    turnover: { times: '1.00', required: '0.00', played: '0.00', missing: '0.00' },
    isExcluded: false,
    toUpline: 'bazaar-agent-of-the-old-city',
  }),
  [calls.transfers.lineTransfers.path]: (): CallValue<typeof calls.transfers.lineTransfers> =>
    pageOf(
      rows(8, (index) => ({
        id: uuid(index),
        direction: index % 2 === 0 ? ('upline' as const) : ('downline' as const),
        isSent: index % 2 === 0,
        account: index % 3 === 0 ? 'zara' : 'bazaar-agent-of-the-old-city',
        amount: '12480.50',
        currency: 'PKR',
        at: instant(index),
      })),
    ),
  [calls.identity.memberInfo.path]: (_, own: CallValue<typeof calls.identity.memberInfo>) => ({
    ...own,
    toUpline: 'bazaar-agent-of-the-old-city',
  }),
  [calls.cashback.cashback.path]: (): CallValue<typeof calls.cashback.cashback> => ({
    currency: 'PKR',
    claimable: '12480.07',
    least: '1.00',
    isExcluded: false,
    days: 30,
    since: instant(0),
    lastClaimAt: instant(3),
    carried: '0.003712',
    earned: '12483.0738',
    withheld: '3.00',
    lines: rows(4, (index) => ({
      category: (['RNG', 'FISH', 'LIVE', null] as const)[index] ?? null,
      rankLevel: index % 2,
      percent: index === 3 ? '0.00' : '0.30',
      bets: 12_481 - index * 3_000,
      turnover: `${4_161_024 - index * 987_000}.60`,
      cashback: index === 3 ? '0.00' : `${12_483 - index * 2_961}.0738`,
    })),
    rankLevel: 1,
    percents: shelfCategories.map((category) => ({ category, percent: '0.30' })),
    excludedGames: [nameOf(1), nameOf(2)],
  }),
  [calls.cashback.cashbackBets.path]: (): CallValue<typeof calls.cashback.cashbackBets> => ({
    ...pageOf(
      rows(10, (index) => ({
        transferId: uuid(index),
        roundId: uuid(index),
        at: instant(index),
        gameName: nameOf(index),
        category: 'RNG' as const,
        isReturned: index === 4,
        isAdded: index === 3,
        rankLevel: 1,
        percent: '0.30',
        turnover: index === 4 ? '-1250.00' : '1250.00',
        cashback: index === 4 ? '-3.75' : '3.750025',
      })),
    ),
    currency: 'PKR',
  }),
  [calls.records.bets.path]: (): CallValue<typeof calls.records.bets> => ({
    ...pageOf(
      rows(12, (index) => ({
        ...round(index),
        roundId: uuid(index),
        profit: index % 3 === 0 ? '-1250.00' : '12480000.50',
        isTrial: false,
        state: 'settled' as const,
      })),
    ),
    pageTotals: { stake: '15000.00', payout: '99840004.00', profit: '99825004.00' },
    totals: { stake: '15601250.00', payout: '99850004.00', profit: '84248754.00', currency: 'PKR' },
  }),
  [calls.support.inbox.path]: (): CallValue<typeof calls.support.inbox> => ({
    ...pageOf(
      rows(8, (index) => ({
        id: uuid(index),
        title: nameOf(index),
        date: instant(index),
        isRead: index > 3,
      })),
    ),
    unreadCount: 1000,
  }),
  [calls.support.unreadCount.path]: (): CallValue<typeof calls.support.unreadCount> => ({
    unreadCount: 1000,
  }),
  [calls.promotions.promotions.path]: (language): CallValue<typeof calls.promotions.promotions> => ({
    ...pageOf(rows(5, (index) => promotion(language, index))),
    categories: ['newMembers', 'deposits', 'slots', 'live', 'fish', 'sports', 'lottery', 'events'],
  }),
  [calls.promotions.promotion.path]: (language): CallValue<typeof calls.promotions.promotion> => ({
    ...promotion(language, 1),
    content: `<p>${words[language]}</p><ul><li>${words[language]}</li><li>${words[language]}</li></ul>`,
    terms: `<h3>${nameOf(0)[language]}</h3><p>${words[language]}</p><p>${words[language]}</p>`,
    joining: words[language],
    version: 1,
    since: instant(1),
  }),
  [calls.content.announcements.path]: (): CallValue<typeof calls.content.announcements> =>
    pageOf(
      rows(6, (index) => ({
        id: uuid(index),
        type: 'H' as const,
        title: nameOf(index),
        content: { EN: `<p>${words.EN}</p>`, UR: `<p>${words.UR}</p>` },
        date: instant(index),
      })),
    ),
};

function promotion(language: Language, index: number) {
  return {
    id: `promotion-${index}`,
    title: nameOf(index)[language],
    summary: words[language],
    categories: ['newMembers' as const, 'deposits' as const],
    picture: null,
    audience: index === 2 ? ('vip' as const) : ('everyone' as const),
    minimumLevel: index === 2 ? 4 : null,
    from: instant(0),
    until: index % 2 === 0 ? instant(20) : null,
    state: 'running' as const,
  };
}

/** From now on the house answers this page as one with many of everything. */
export async function answerMany(page: Page, language: string): Promise<void> {
  for (const [path, change] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch().catch(() => null);
        // A page that is left no longer waits for what it asked.
        if (response === null) return route.abort().catch(() => undefined);
        const envelope = await response.json();
        const value = change(language === 'ur' ? 'UR' : 'EN', envelope.value as never);
        return route
          .fulfill({ response, status: 200, json: { ...envelope, success: true, value } })
          .catch(() => undefined);
      },
    );
  }
}
