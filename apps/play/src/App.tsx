import { refusalMessage } from '@ikka/i18n';
import { type createTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import type { StageModule } from '@ikka/stage-kit';
import { Button, Loader } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { PlayContext } from './hud/use-play.ts';
import page from './PlayPage.module.css';
import { PlayPage } from './PlayPage.tsx';
import { Card } from './parts/Card.tsx';
import { SessionEnded } from './parts/SessionEnded.tsx';
import { createPlay } from './round/create-play.ts';
import type { Play } from './round/play.ts';
import { beginSeeds } from './session/begin-seeds.ts';
import { client, memory } from './session/client.ts';
import { tellParent } from './session/frame-parent.ts';
import type { LaunchAddress } from './session/launch-address.ts';
import { openSession } from './session/open-session.ts';
import { playParts } from './session/play-parts.ts';
import { loadGame } from './stage/games.ts';
import { roomGame } from './stage/room-games.ts';

type Texts = Awaited<ReturnType<typeof createTexts>>;

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly play: Play; readonly game: StageModule }
  | { readonly kind: 'room'; readonly page: () => ReactNode }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Codes that no second try mends. */
const final = new Set([
  'launch.token_invalid',
  'play.session_required',
  'session.required',
  'member.suspended',
  'protection.excluded',
  'protection.time_used_up',
]);

const download = (gameId: string): Promise<unknown> => (roomGame(gameId) ?? (() => loadGame(gameId)))();

/** Opens the session and loads what the game needs: its stage, and its texts beside those of the page. */
async function open(launch: LaunchAddress, texts: Texts): Promise<Opening> {
  // The address names the game: its stage is on its way while the session opens.
  if (launch.game !== null) void download(launch.game).catch(() => {});
  const session = await openSession(client, memory, launch);
  if (!session.ok) return { kind: 'failed', code: session.code, message: session.message };
  const room = roomGame(session.value.game.gameId);
  if (room !== null) {
    const shared = await room();
    await texts.loadNamespaces([...shared.texts]);
    return { kind: 'room', page: shared.open(session.value, launch) };
  }
  const game = await loadGame(session.value.game.gameId);
  const { guide } = game;
  await texts.loadNamespaces(guide.kind === 'arcade' ? ['arcade', guide.texts] : [guide.texts]);
  const state = await beginSeeds(client, session.value);
  const play = createPlay(playParts, state, guide.kind === 'arcade' ? guide : null);
  return { kind: 'open', play, game };
}

/** A launch is opened once for the page, however often React mounts it. */
const openings = new Map<number, Promise<Opening>>();

function openOnce(attempt: number, launch: LaunchAddress, texts: Texts): Promise<Opening> {
  const known = openings.get(attempt);
  if (known) return known;
  const opening = open(launch, texts).catch((error: unknown): Opening => {
    console.error(error);
    return { kind: 'failed', code: 'network.unreachable', message: '' };
  });
  openings.set(attempt, opening);
  return opening;
}

export function App({ launch }: { launch: LaunchAddress }) {
  const { t, i18n } = useTranslation(['play', 'common']);
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let isGone = false;
    setOpening({ kind: 'opening' });
    void openOnce(attempt, launch, i18n).then((opened) => {
      if (isGone) return;
      setOpening(opened);
      if (opened.kind === 'open' || opened.kind === 'room') tellParent({ type: 'ready' });
      if (opened.kind === 'failed' && final.has(opened.code)) {
        tellParent({ type: 'session-ended', code: opened.code });
      }
    });
    return () => {
      isGone = true;
    };
  }, [attempt, launch, i18n]);

  if (opening.kind === 'open') {
    return (
      <PlayContext value={opening.play}>
        <PlayPage game={opening.game} />
      </PlayContext>
    );
  }
  if (opening.kind === 'room') return opening.page();
  return (
    <main className={page.page} data-play data-phase={opening.kind === 'failed' ? 'ended' : 'loading'}>
      <div className={page.cover}>
        {opening.kind === 'opening' ? (
          <Card title={t('loading.title')}>
            <Loader size="sm" />
          </Card>
        ) : final.has(opening.code) ? (
          <SessionEnded code={opening.code} />
        ) : (
          <Card
            title={t('loading.failed')}
            hint={
              opening.code === 'network.unreachable'
                ? t('loading.failedHint')
                : opening.message || refusalMessage(opening.code, language)
            }
          >
            <Button onClick={() => setAttempt(attempt + 1)}>{t('common:action.retry')}</Button>
          </Card>
        )}
      </div>
    </main>
  );
}
