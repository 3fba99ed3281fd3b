import type { SeatReplayStep } from '@ikka/contract';
import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RoomPlayContext } from '../hud/use-play.ts';
import { openTestLine } from '../room/room-test-line.ts';
import { testState } from '../round/play-test-state.ts';
import { createSeatPlay, type SeatListener } from './create-seat-play.ts';
import { createEntropy, tabEntropyMemory } from './entropy.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { shownView, testHand, testTalkOf } from './seat-test-views.ts';
import { teenPatti } from './teen-patti/teen-patti.tsx';
import { SeatsContext } from './use-seats.ts';

const clock = { now: () => 3_000, learn: () => undefined, guess: () => undefined, doubt: () => undefined };

/** A page of the game at which nothing is played. */
const idlePlay = () =>
  createSeatPlay(
    {
      client: { call: () => new Promise(() => undefined) } as never,
      newKey: () => 'key',
      wait: () => new Promise(() => undefined),
      now: () => 0,
      tell: () => undefined,
      clock,
      entropy: createEntropy(tabEntropyMemory(() => ({ getItem: () => null, setItem: () => undefined }))),
      noteRoom: () => undefined,
      openLine: (_roomId, listen) => openTestLine<SeatListener>().open(listen),
    },
    testState(),
    null,
  );

const choice = {
  seat: 0,
  dealer: 5,
  options: {},
  stacks: [0, 2, 3, 5].map((seat) => ({ seat, stack: '100000' })),
  acts: [],
};
const dealt: SeatReplayStep = {
  by: null,
  events: [
    { seat: 0, act: 'boot', amount: '10.00' },
    { seat: 2, act: 'boot', amount: '10.00' },
  ],
  stacks: choice.stacks.map(({ seat }) => ({ seat, amount: '990.00' })),
  asked: [0],
  game: testHand({ players: testHand().players.map((player) => ({ ...player, cards: null, rank: null })) }),
  result: null,
};
const { hand } = shownView();
const over: SeatReplayStep = {
  ...dealt,
  by: { seat: 2, act: { type: 'show' } },
  events: [{ seat: 2, act: 'show', amount: '80.00' }],
  asked: [],
  game: hand?.game,
  result: hand?.result ?? null,
};

describe.each<Language>(['en', 'ur'])('the replay of a hand in %s', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['play', 'common', 'seats', 'teenPatti']);
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  afterAll(() => vi.unstubAllGlobals());

  const htmlOf = (steps: readonly SeatReplayStep[]) => {
    const play = idlePlay();
    return renderToStaticMarkup(
      <MantineProvider>
        <I18nextProvider i18n={texts}>
          <SeatsContext value={{ play, clock, game: teenPatti, talkOf: testTalkOf }}>
            <RoomPlayContext value={play}>
              <ReplayTable choice={choice} steps={steps} outcome={null} actText={() => 'did'} />
            </RoomPlayContext>
          </SeatsContext>
        </I18nextProvider>
      </MantineProvider>,
    );
  };
  const say = (key: 'replay.deal' | 'seat.you') => texts.t(`seats:${key}` as never) as string;

  it('[SK28] begins with the deal, told in words, and shows no card', () => {
    const html = htmlOf([dealt, over]);
    expect(html).toContain(`${say('replay.deal')} · ${say('seat.you')}: did`);
    expect(html).not.toContain('data-open="true"');
    expect(html).toContain('data-position="0" data-last="1"');
  });

  it('ends with what was shown and who won, and offers nothing to press at the table', () => {
    const html = htmlOf([over]);
    expect(html.split('data-open="true"')).toHaveLength(7);
    expect(html).toContain('Rs 247');
    expect(html).not.toContain('sit-');
    expect(html).not.toContain('see-cards');
  });
});
