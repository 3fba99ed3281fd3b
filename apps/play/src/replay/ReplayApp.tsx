import { calls, type RoundReplay } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import { type createTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import type { StageModule } from '@ikka/stage-kit';
import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { client } from '../session/client.ts';
import { loadGame } from '../stage/games.ts';
import { CoupReplay } from './CoupReplay.tsx';
import { FlightReplay } from './FlightReplay.tsx';
import { StageReplay } from './StageReplay.tsx';

type Texts = Awaited<ReturnType<typeof createTexts>>;

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'flight' | 'coup'; readonly replay: RoundReplay }
  | { readonly kind: 'stage'; readonly replay: RoundReplay; readonly game: StageModule }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

async function open(token: string, texts: Texts): Promise<Opening> {
  const answer = await client.call(calls.replay.replayRound, { body: { token } });
  if (!answer.ok) return { kind: 'failed', code: answer.code, message: answer.message };
  const replay = answer.value;
  const { gameId } = replay.game;
  const load = (...bundles: string[]) => texts.loadNamespaces(bundles);
  if (gameId === 'crash') {
    await load('crash', 'arcade');
    return { kind: 'flight', replay };
  }
  if (gameId.startsWith('baccarat-')) {
    await load('baccarat');
    return { kind: 'coup', replay };
  }
  const game = await loadGame(gameId);
  await load('arcade', game.guide.texts);
  return { kind: 'stage', replay, game };
}

/** The token is good once, however often React mounts the page. */
const openings = new Map<string, Promise<Opening>>();

function openOnce(token: string, texts: Texts): Promise<Opening> {
  const known = openings.get(token);
  if (known) return known;
  const opening = open(token, texts).catch((error: unknown): Opening => {
    console.error(error);
    return { kind: 'failed', code: 'network.unreachable', message: '' };
  });
  openings.set(token, opening);
  return opening;
}

/** A member's round on the stage of its game, for an operator who looks at it in the back office. */
export function ReplayApp({ token }: { token: string }) {
  const { t, i18n } = useTranslation(['play', 'common']);
  const language = useLanguage();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let isGone = false;
    void openOnce(token, i18n).then((opened) => {
      if (!isGone) setOpening(opened);
    });
    return () => {
      isGone = true;
    };
  }, [token, i18n]);
  switch (opening.kind) {
    case 'stage':
      return <StageReplay replay={opening.replay} game={opening.game} />;
    case 'flight':
      return <FlightReplay replay={opening.replay} />;
    case 'coup':
      return <CoupReplay replay={opening.replay} />;
    case 'opening':
      return (
        <main className={page.page}>
          <div className={page.cover} role="status">
            <Card title={t('loading.title')}>
              <Loader size="sm" />
            </Card>
          </div>
        </main>
      );
    case 'failed':
      return (
        <main className={page.page} data-replay="failed">
          <div className={page.cover}>
            <Card
              title={t('replay.failed')}
              hint={
                opening.code === 'network.unreachable'
                  ? t('loading.failedHint')
                  : opening.message || refusalMessage(opening.code, language)
              }
            />
          </div>
        </main>
      );
  }
}
