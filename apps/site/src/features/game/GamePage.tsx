import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState } from '@ikka/ui';
import { Button, Loader, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { spendableOf } from '../../parts/account/spendable.ts';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useSession } from '../../parts/calls/session.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { type GameView, viewGame } from '../../parts/games/game-view.ts';
import { gameQuery, gamesQuery } from '../../parts/games/games-query.ts';
import { useResting } from '../../parts/games/use-resting.ts';
import { AgeGate } from '../../parts/protection/AgeGate.tsx';
import { ExclusionNote } from '../../parts/protection/ExclusionNote.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import { useOfAge } from '../../parts/protection/use-of-age.ts';
import type { FrameMessage } from './frame-message.ts';
import { GameBar } from './GameBar.tsx';
import classes from './GamePage.module.css';
import { type GameSearch, withPlay } from './game-search.ts';
import { houseOriginOf } from './house-origin.ts';
import type { ToldPosition } from './PositionLine.tsx';
import { RestingGame } from './RestingGame.tsx';
import { SecondAddress } from './SecondAddress.tsx';
import { SittingReminder } from './SittingReminder.tsx';
import { useFocusAround } from './use-focus-around.ts';
import { tellMoney, tellProtectionChanged, useFrameMessages } from './use-frame-messages.ts';
import { type LaunchTarget, launchQuery } from './use-launch.ts';
import { useSitting } from './use-sitting.ts';

const route = getRouteApi('/game');

/** A game in its frame: launched for this visit, with a bar above it that leads back. */
export function GamePage() {
  const { t } = useTranslation(['game', 'site']);
  const search = route.useSearch();
  const failureText = useFailureText();
  const stage = useRef<HTMLDivElement>(null);
  const { gameId, failure, isPending, retry } = useWantedGame(search);
  const { vassalage, trial = false } = search;
  const game = useGameView(gameId);
  const name = game?.name ?? '';
  useFocusAround();
  const [position, setPosition] = useState<ToldPosition | null>(null);
  return (
    <div className={classes.game} ref={stage}>
      <GameBar name={name} stage={stage} position={position} />
      {gameId && vassalage ? (
        <Frame target={{ gameId, vassalage, trial }} search={search} game={game} onPosition={setPosition} />
      ) : isPending ? (
        <Opening />
      ) : failure ? (
        <div className={classes.middle}>
          <ErrorState message={failureText(failure)} onRetry={retry} />
        </div>
      ) : (
        <div className={classes.middle}>
          <EmptyState
            title={t('missingTitle')}
            hint={t('missingHint')}
            action={
              <Button component={Link} to="/index">
                {t('back')}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** The game that the address names; where it names a vendor alone, the one that stands first with him. */
function useWantedGame({ gameId, vassalage, gameType }: GameSearch) {
  const first = useQuery({
    ...gamesQuery({
      ...(vassalage ? { vassalage } : {}),
      ...(gameType ? { gameType } : {}),
      pageSize: 1,
    }),
    enabled: gameId === undefined && vassalage !== undefined,
  });
  return {
    gameId: gameId ?? first.data?.games[0]?.gameId,
    failure: first.error,
    isPending: first.isLoading,
    retry: () => void first.refetch(),
  };
}

function useGameView(gameId: string | undefined): GameView | null {
  const language = useLanguage();
  const { data: game } = useQuery({ ...gameQuery(gameId ?? ''), enabled: gameId !== undefined });
  return game ? viewGame(game, language) : null;
}

interface FrameProps {
  target: LaunchTarget;
  search: GameSearch;
  /** As the lobby has it now; null until it is known. */
  game: GameView | null;
  onPosition: (position: ToldPosition | null) => void;
}

/** After these a new launch is refused as well: the game says so itself. */
const lasting = ['member.suspended', 'protection.excluded', 'protection.time_used_up'];

function Frame({ target, search, game, onPosition }: FrameProps) {
  const { t } = useTranslation(['game', 'site']);
  const failureText = useFailureText();
  const session = useSession();
  const { openLogin, openRegister, openCentre } = useLayers();
  const mayOpen = target.trial || session !== null;
  const { isIn, isTrial, balance } = useAccount();
  const protection = useQuery({ ...protectionQuery, enabled: isIn && !isTrial && !target.trial });
  const exclusion = protection.data?.exclusion;
  const { isOfAge, confirm } = useOfAge();
  const launch = useQuery({
    ...launchQuery(target, session?.token ?? null),
    enabled: mayOpen && isOfAge,
  });

  // A guest who comes by a shared address is asked once; the page below says the same if the dialog is closed.
  const asked = useRef(false);
  useEffect(() => {
    if (mayOpen || asked.current) return;
    asked.current = true;
    openLogin();
  }, [mayOpen, openLogin]);

  const isAtPlay = isIn && !target.trial && !exclusion;
  const status = useQuery(statusQuery).data;
  const gameUrl = launch.data?.game_url;
  const houseOrigin =
    gameUrl === undefined || !status ? null : houseOriginOf(gameUrl, location.origin, status.launchGameCDNs);
  const isOutside = gameUrl !== undefined && status !== undefined && houseOrigin === null;
  const money = balance.data;
  const sitting = useSitting(isAtPlay && isOutside, { money, onPosition });
  /** The game that was ready last, and the one that has said that its play is over; each by its address. */
  const [readyUrl, setReadyUrl] = useState<string>();
  const [overUrl, setOverUrl] = useState<string>();
  // A game of the house closes by itself once its player has ended what he began: a bet that flies, a round of several steps.
  const isPlayedOut = houseOrigin === null || overUrl === gameUrl;
  const isClosed = exclusion != null && (gameUrl === undefined ? !launch.isPending : isPlayedOut);
  useEffect(() => {
    if (isClosed) onPosition(null);
  }, [isClosed, onPosition]);
  // What is chosen here is not known at another origin; a choice that comes later does not begin the game anew.
  const isElsewhere = houseOrigin !== null && houseOrigin !== location.origin;
  const theme = useComputedColorScheme('dark', { getInitialValueInEffect: false });
  const [firstTheme] = useState(theme);

  const resting = useResting({ isResting: game?.isResting ?? false, rest: game?.rest ?? null });

  /** The game that was wished from its vendor’s second address. */
  const [secondFor, setSecondFor] = useState<string | null>(null);
  const isSecond = secondFor === target.gameId;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (exclusion && houseOrigin !== null && readyUrl === gameUrl)
      tellProtectionChanged(frame.current, houseOrigin);
  }, [exclusion, houseOrigin, readyUrl, gameUrl]);
  // As it was pushed, or read again after the line was dead: each page tells its own game.
  useEffect(() => {
    const spendable = money && spendableOf(money);
    if (spendable && houseOrigin !== null && readyUrl === gameUrl)
      tellMoney(frame.current, houseOrigin, spendable);
  }, [money, houseOrigin, readyUrl, gameUrl]);
  const { refetch } = launch;
  const ask = useCallback(() => void refetch(), [refetch]);
  // Its token may be spent already: the other address gets a fresh one.
  const openSecond = () => void refetch().then(() => setSecondFor(target.gameId));
  const navigate = useNavigate();
  const hear = useCallback(
    (message: FrameMessage) => {
      if (message.type === 'deposit') openCentre('depositv2');
      if (message.type === 'position') onPosition({ ...message, toldAt: Date.now() });
      if (message.type === 'ready') setReadyUrl(gameUrl);
      if (message.type === 'leave') void navigate({ to: '/index' });
      if (message.type !== 'session-ended') return;
      if (lasting.includes(message.code)) setOverUrl(gameUrl);
      // A dead play session needs a new launch.
      else void refetch();
    },
    [openCentre, onPosition, navigate, refetch, gameUrl],
  );
  useFrameMessages(frame, houseOrigin, hear);

  if (!mayOpen) {
    return (
      <div className={classes.middle}>
        <EmptyState
          title={t('loginTitle')}
          hint={t('loginHint')}
          action={
            <div className={classes.ways}>
              <Button onClick={openLogin}>{t('site:account.login')}</Button>
              <Button variant="default" onClick={openRegister}>
                {t('site:account.register')}
              </Button>
            </div>
          }
        />
      </div>
    );
  }
  if (!isOfAge) {
    return (
      <div className={classes.middle}>
        <AgeGate onConfirm={confirm} onLeave={() => void navigate({ to: '/index' })} />
      </div>
    );
  }
  const failed = launch.error instanceof CallFailure ? launch.error.failed : null;
  const code = failed?.code ?? '';
  const ended = [launch.error, sitting.error].find(
    (error) => error instanceof CallFailure && lasting.includes(error.failed.code),
  );
  if (isClosed || ended) {
    return (
      <div className={classes.middle}>
        {exclusion ? (
          <ExclusionNote exclusion={exclusion} />
        ) : (
          <EmptyState title={ended ? failureText(ended) : ''} />
        )}
        <div className={classes.ways}>
          <Button component={Link} to="/index">
            {t('back')}
          </Button>
          <Button variant="default" onClick={() => openCentre('responsibleGaming')}>
            {t('limits')}
          </Button>
        </div>
      </div>
    );
  }
  if (launch.isError && code === 'game.in_maintenance') {
    const until = failed?.value.until;
    return (
      <RestingGame
        message={failureText(launch.error)}
        until={typeof until === 'string' ? until : null}
        isListedOpen={game !== null && !game.isResting}
        onAsk={ask}
      />
    );
  }
  if (launch.isError) {
    return (
      <div className={classes.middle}>
        <ErrorState message={failureText(launch.error)} onRetry={() => void launch.refetch()} />
      </div>
    );
  }
  if (!launch.data) {
    return <Opening />;
  }
  const { game_url: first, game_url2: second } = launch.data;
  const url = isSecond && second !== undefined ? second : first;
  return (
    <>
      {game && resting.isResting ? (
        <p className={classes.resting} role="status">
          {game.rest?.text} {t('restRunning')}
        </p>
      ) : null}
      <iframe
        ref={frame}
        key={url}
        className={classes.frame}
        src={withPlay(isElsewhere ? `${url}&theme=${firstTheme}` : url, search)}
        title={t('frame', { game: game?.name ?? '' })}
        // So that a game of the house which opens elsewhere knows to whom it tells how it goes.
        {...(houseOrigin === null ? {} : { referrerPolicy: 'origin' })}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-orientation-lock"
        allow="fullscreen; autoplay; clipboard-write"
      />
      {second !== undefined && !isSecond ? (
        <SecondAddress isBusy={launch.isFetching} onChoose={openSecond} />
      ) : null}
      {sitting.data ? <SittingReminder {...sitting.data} /> : null}
    </>
  );
}

function Opening() {
  const { t } = useTranslation('game');
  return (
    <div className={classes.middle} aria-busy="true">
      <Loader type="dots" />
      <p className={classes.opening}>{t('opening')}</p>
    </div>
  );
}
