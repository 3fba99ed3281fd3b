import type { ContestView } from '@ikka/contract';
import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RoomPlayContext } from '../hud/use-play.ts';
import { at, testState } from '../round/play-test-state.ts';
import { CardTable } from './CardTable.tsx';
import { ContestBar } from './ContestBar.tsx';
import { createSeatPlay } from './create-seat-play.ts';
import { createEntropy, tabEntropyMemory } from './entropy.ts';
import { indianRummy } from './indian-rummy/indian-rummy.tsx';
import type { OwnSeat, SeatView } from './seat-snapshot.ts';
import { testMe, testPlayer, testTalkOf, testView } from './seat-test-views.ts';
import { TableSign } from './TableSign.tsx';
import { Tray } from './Tray.tsx';
import { ChipsContext, SeatsContext } from './use-seats.ts';

const clock = { now: () => 3_000, learn: () => undefined, guess: () => undefined, doubt: () => undefined };
const ignore = () => undefined;

const sitAndGo: ContestView = {
  code: 'sng-6',
  kind: 'sit_and_go',
  entry: '50.00',
  fee: '5.00',
  pool: '300.00',
  prizes: ['195.00', '105.00'],
  stack: '1500',
  deals: 0,
  levelMinutes: 3,
  stage: 'registering',
  level: 1,
  stake: '20',
  nextStake: '30',
  nextLevelAt: null,
  hands: 0,
};
const pool: ContestView = {
  ...sitAndGo,
  code: 'pool-101',
  kind: 'pool',
  stack: '101',
  stake: '1',
  nextStake: null,
};
const seats = (...stacks: readonly string[]) =>
  Array.from({ length: 6 }, (_, seat) => {
    const stack = stacks[seat];
    return stack === undefined ? null : testPlayer(seat, `player ${seat}`, stack, { isDealt: false });
  });
const duelsOf = (contest: Partial<ContestView>, more: Partial<SeatView> = {}): SeatView =>
  testView({
    contest: { ...sitAndGo, ...contest },
    options: { ...testView().options, stake: '55.00', buyIn: { least: '55.00', most: '55.00' } },
    ...more,
  });
const me = (change: Partial<OwnSeat> = {}) =>
  testMe({ stack: '1500', topUp: null, waitingTopUp: '0', ...change });

describe.each<Language>(['en', 'ur'])('the table of a contest in %s', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['play', 'common', 'seats', 'tableChat', 'indianRummy']);
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  afterAll(() => vi.unstubAllGlobals());

  const htmlOf = (view: SeatView) => {
    const play = createSeatPlay(
      {
        client: { call: async () => ({ ok: true, value: { version: 1, serverTime: at(0), view } }) } as never,
        newKey: () => 'key',
        wait: () => new Promise(() => undefined),
        now: () => 0,
        tell: ignore,
        clock,
        entropy: createEntropy(tabEntropyMemory(() => ({ getItem: () => null, setItem: ignore }))),
        noteRoom: ignore,
        openLine: () => ({ close: ignore }) as never,
      },
      testState(),
      null,
    );
    play.report({ view } as never);
    return renderToStaticMarkup(
      <MantineProvider>
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={new QueryClient()}>
            <SeatsContext value={{ play, clock, game: indianRummy, talkOf: testTalkOf }}>
              <RoomPlayContext value={play}>
                <ChipsContext value>
                  <CardTable view={view} laid={null} sign={<TableSign view={view} />} onSit={null} />
                  {view.contest === null ? null : <ContestBar view={view} contest={view.contest} />}
                  <Tray view={view} onSit={ignore} onTopUp={ignore} />
                </ChipsContext>
              </RoomPlayContext>
            </SeatsContext>
          </QueryClientProvider>
        </I18nextProvider>
      </MantineProvider>,
    );
  };
  const t = (key: 'contest.away', values: object = {}) => String(texts.t(key, { ns: 'seats', ...values }));
  const text = (key: string, values: object = {}) => t(key as 'contest.away', values);

  it('says what it costs to whoever watches, and takes nobody in once it has begun', () => {
    const open = htmlOf(duelsOf({}, { seats: seats('1500') }));
    expect(open).toContain('sit-anywhere');
    expect(open).toContain(text('contest.joinFor', { amount: 'Rs 55' }));
    expect(open).toContain(text('contest.waiting', { taken: 1, seats: 6 }));
    const begun = htmlOf(duelsOf({ stage: 'playing' }, { seats: seats('1500', '1500') }));
    expect(begun).not.toContain('sit-anywhere');
  });

  it('lets whoever waits leave with what he has paid, and nobody later', () => {
    const waiting = htmlOf(duelsOf({}, { seats: seats('1500'), me: me() }));
    expect(waiting).toContain(text('contest.leave', { amount: 'Rs 55' }));
    const playing = htmlOf(duelsOf({ stage: 'playing' }, { seats: seats('1500', '1500'), me: me() }));
    expect(playing).not.toContain('contest-leave');
    expect(playing).not.toContain('top-up');
  });

  it('shows chips as numbers, the level, and the time to the next one', () => {
    const html = htmlOf(
      duelsOf(
        {
          stage: 'playing',
          level: 2,
          stake: '30',
          nextStake: '50',
          nextLevelAt: new Date(93_000).toISOString(),
        },
        { seats: seats('1200', '1800'), me: me() },
      ),
    );
    expect(html).toContain('1,800');
    expect(html).toContain(text('contest.blinds', { small: '15', big: '30' }));
    expect(html).toContain('1:30');
    expect(html).not.toContain('Rs 1,800');
  });

  it('offers the way back to whoever is away, and none to whoever may play no more', () => {
    const away = duelsOf({ stage: 'playing' }, { seats: seats('900', '2100'), me: me({ isOut: true }) });
    expect(htmlOf(away)).toContain('back-in');
    const barred = duelsOf(
      { stage: 'playing' },
      { seats: seats('900', '2100'), me: me({ isOut: true, isLeaving: true }) },
    );
    expect(htmlOf(barred)).not.toContain('back-in');
  });

  it('tells whoever is out his place, and the winner what he has won', () => {
    const placed = (place: number, prize: string | null) =>
      seats('0', '1500', '1500').map((player) =>
        player?.seat === 0 ? { ...player, result: { place, prize } } : player,
      );
    const out = htmlOf(duelsOf({ stage: 'playing' }, { seats: placed(3, null), me: me({ stack: '0' }) }));
    expect(out).toContain(text('contest.youOut', { place: text('contest.place.3') }));
    const won = htmlOf(
      duelsOf({ stage: 'over' }, { phase: 'showing', seats: placed(1, '195.00'), me: me() }),
    );
    expect(won).toContain(text('contest.youWon', { place: text('contest.place.1'), amount: 'Rs 195' }));
    expect(won).toContain('data-testid="standings"');
  });

  it('counts points in a pool, and shows between deals how all stand', () => {
    const html = htmlOf(
      duelsOf(
        { ...pool, stage: 'playing', hands: 2 },
        { phase: 'showing', seats: seats('20', '0', '60'), me: me() },
      ),
    );
    expect(html).toContain(text('contest.outAt', { points: '101' }));
    expect(html).toContain(text('contest.points', { points: '60' }));
    expect(html).toContain('data-testid="standings"');
  });
});
