import type { LotteryDrawn, LotterySlip } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { type Game, provinceKey } from '@ikka/lottery/rules';
import { Board, BoardFacts, DrawShow, shownAs } from '@ikka/lottery/stage';
import { Figure } from '@ikka/ui';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import classes from './draw.module.css';
import type { DrawView } from './draw-view.ts';
import { clockText, type DeskGame, useSecondsLeft } from './use-desk.ts';

const earlierShown = 4;

/** The draw that is on: until when it takes bets, how it is drawn, what came last, and what that was for the member. */
export function DrawPanel({
  game,
  rules,
  view,
  slips,
  earlier,
  onShown,
}: {
  game: DeskGame;
  rules: Game;
  view: DrawView;
  slips: readonly LotterySlip[];
  /** The results before the last one, newest first. */
  earlier: readonly LotteryDrawn[];
  onShown: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { last } = game;
  return (
    <section className={classes.draw} aria-label={t('nextDraw')} data-show={view.kind}>
      <Clock game={game} isHouse={rules.draw === 'house'} />
      {view.kind === 'rest' ? (
        <div
          className={classes.last}
          aria-live="polite"
          data-testid="last-result"
          data-issue={last?.number ?? ''}
        >
          <small>
            {t('lastResult')} {last === null ? null : <Figure>{last.number}</Figure>}
          </small>
          {last === null ? (
            <p>{t('noResult')}</p>
          ) : (
            <>
              <div className={classes.board} data-as={shownAs(rules.shape)}>
                <Board shape={rules.shape} board={last.board} />
              </div>
              <BoardFacts shape={rules.shape} board={last.board} />
              <Outcome slips={slips.filter(({ issue }) => issue === last.number)} />
            </>
          )}
        </div>
      ) : (
        <div className={classes.stage}>
          {/* One show from the first turn of the drum to the last ball. */}
          <DrawShow
            key={view.issue}
            shape={rules.shape}
            board={view.kind === 'show' ? view.board : null}
            issue={view.issue}
            onDone={onShown}
          />
        </div>
      )}
      {view.kind === 'rest' && shownAs(rules.shape) !== 'prizes' && earlier.length > 0 ? (
        <ol className={classes.earlier} aria-label={t('earlier')}>
          {earlier.slice(0, earlierShown).map((drawn) => (
            <li key={drawn.number}>
              <Figure>{drawn.number.slice(-4)}</Figure>
              <Board shape={rules.shape} board={drawn.board} size="small" />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

/** How long bets are taken still, as figures and as a ring that empties. */
function Clock({ game, isHouse }: { game: DeskGame; isHouse: boolean }) {
  const { t } = useTranslation('lotteryDesk');
  const { say } = useGameTexts('lottery');
  const { issue } = game;
  const secondsLeft = useSecondsLeft(issue?.closesAt);
  const host = issue?.host ?? null;
  const whole = issue === null ? 1 : (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)) / 1_000;
  const isOn = issue !== null && secondsLeft > 0;
  return (
    <div className={classes.clock} data-late={(isOn && secondsLeft <= 10) || undefined}>
      <span className={classes.ring} role="timer" aria-label={t('closesIn')}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="45" />
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${Math.min(100, (100 * secondsLeft) / whole)} 100`}
            data-empty={!isOn || undefined}
          />
        </svg>
        <strong data-long={secondsLeft >= 3_600 || undefined}>
          <Figure>{isOn ? clockText(secondsLeft) : '—'}</Figure>
        </strong>
      </span>
      <span className={classes.about}>
        <b>{isOn ? t('closesIn') : isHouse ? t('drawing') : issue === null ? t('noIssue') : t('awaited')}</b>
        {issue === null ? null : <Figure>{issue.number}</Figure>}
        {host === null ? null : <span>{say(provinceKey(host).replace('lottery:', ''))}</span>}
      </span>
    </div>
  );
}

/** What a draw was for the member: a win is told as one only above what was staked. */
function Outcome({ slips }: { slips: readonly LotterySlip[] }) {
  const { t } = useTranslation('lotteryDesk');
  const { currency } = usePlaySnapshot();
  const ended = slips.filter(({ state }) => state === 'won' || state === 'lost');
  const [first] = ended;
  if (first === undefined) return null;
  const sum = (of: (slip: LotterySlip) => string | null) =>
    ended.reduce((all, slip) => all + amountOf(of(slip) ?? '0', currency), 0n);
  const [stake, payout] = [sum((slip) => slip.stake), sum((slip) => slip.payout)];
  const { issue } = first;
  return (
    <p
      className={classes.outcome}
      data-testid="draw-outcome"
      data-tone={payout > stake ? 'win' : undefined}
      role="status"
    >
      {payout === 0n ? (
        t('outcomeLost', { issue })
      ) : (
        <>
          {t(payout > stake ? 'outcomeWon' : 'outcomePaid', { issue })}{' '}
          <Amount value={payout} tone={payout > stake ? 'win' : 'plain'} />
        </>
      )}
    </p>
  );
}
