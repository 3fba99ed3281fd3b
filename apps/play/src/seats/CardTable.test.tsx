import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RoomPlayContext } from '../hud/use-play.ts';
import { openTestLine } from '../room/room-test-line.ts';
import { at, testState } from '../round/play-test-state.ts';
import { CardTable } from './CardTable.tsx';
import { createSeatPlay, type SeatListener } from './create-seat-play.ts';
import { createEntropy, tabEntropyMemory } from './entropy.ts';
import type { SeatView } from './seat-snapshot.ts';
import { askedView, blindView, shownView, testTalkOf, testView } from './seat-test-views.ts';
import { TableSign } from './TableSign.tsx';
import { Tray } from './Tray.tsx';
import { teenPatti } from './teen-patti/teen-patti.tsx';
import { SeatsContext } from './use-seats.ts';

const clock = { now: () => 3_000, learn: () => undefined, guess: () => undefined, doubt: () => undefined };

const ignore = () => undefined;
/** The table and what stands under the thumb. */
function Table({ view }: { view: SeatView }) {
  return (
    <>
      <CardTable
        view={view}
        laid={teenPatti.useLaid(view)}
        sign={<TableSign view={view} />}
        onSit={null}
        around={(cards) => <teenPatti.OwnCards view={view}>{cards}</teenPatti.OwnCards>}
      />
      <Tray view={view} onSit={ignore} onTopUp={ignore} />
    </>
  );
}

/** A page to which the server shows one view. */
async function pageOf(view: SeatView) {
  const line = openTestLine<SeatListener>();
  const value = { version: 1, serverTime: at(0), balance: null, view };
  const play = createSeatPlay(
    {
      client: { call: async () => ({ ok: true, value }) } as never,
      newKey: () => 'key',
      wait: () => new Promise(() => undefined),
      now: () => 0,
      tell: () => undefined,
      clock,
      entropy: createEntropy(tabEntropyMemory(() => ({ getItem: () => null, setItem: () => undefined }))),
      noteRoom: () => undefined,
      openLine: (_roomId, listen) => line.open(listen),
    },
    testState(),
    view.roomId,
  );
  line.hears().onState('open');
  await vi.waitUntil(() => play.snapshot().view !== null);
  return play;
}

describe.each<Language>(['en', 'ur'])('the card table in %s', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['play', 'common', 'seats', 'tableChat', 'teenPatti']);
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  afterAll(() => vi.unstubAllGlobals());
  const htmlOf = async (view: SeatView) => {
    const play = await pageOf(view);
    return renderToStaticMarkup(
      <MantineProvider>
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={new QueryClient()}>
            <SeatsContext value={{ play, clock, game: teenPatti, talkOf: testTalkOf }}>
              <RoomPlayContext value={play}>
                <Table view={view} />
              </RoomPlayContext>
            </SeatsContext>
          </QueryClientProvider>
        </I18nextProvider>
      </MantineProvider>,
    );
  };
  const count = (html: string, part: string) => html.split(part).length - 1;

  it('offers exactly what the view allows at one’s turn', async () => {
    const html = await htmlOf(askedView());
    for (const move of ['pack', 'sideShow', 'least', 'raise']) expect(html).toContain(`move-${move}"`);
    for (const move of ['show', 'see', 'allIn', 'accept']) expect(html).not.toContain(`move-${move}"`);
    expect(html).toContain('Rs 80');
  });

  it('shows no card while one plays blind, and offers to look', async () => {
    const html = await htmlOf(blindView());
    expect(count(html, 'data-open="true"')).toBe(0);
    expect(html).toContain('see-cards');
    expect(html).not.toContain('move-pack');
  });

  it('shows what was shown, who won and how much', async () => {
    const html = await htmlOf(shownView());
    expect(count(html, 'data-open="true"')).toBe(6);
    expect(html).toContain('data-testid="ending"');
    expect(html).toContain('Rs 247');
  });

  it('has a seat for whoever watches', async () => {
    expect(await htmlOf(testView())).toContain('sit-anywhere');
    expect(await htmlOf(testView({ phase: 'closed' }))).not.toContain('sit-anywhere');
  });
});
