import type { PlayedRound } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { readContestChoice, readContestOutcome, readSeatChoice } from '@ikka/seat-kit';
import { Figure } from '@ikka/ui';
import classes from './told.module.css';
import { useContestWords } from './use-contest-words.ts';
import { ChipsContext, useMoney, useSeats } from './use-seats.ts';

/** What a member has on record: a hand for money or for chips, or a contest. */
export function RecordedPlay({ round }: { round: PlayedRound }) {
  const { game } = useSeats();
  if (readContestChoice(round.bet) !== undefined) return <RecordedContest round={round} />;
  return (
    <ChipsContext value={readSeatChoice(round.bet)?.isChips === true}>
      <game.RecordedHand round={round} />
    </ChipsContext>
  );
}

/** A contest of the record: one's place, and everybody's with what it won. */
function RecordedContest({ round }: { round: PlayedRound }) {
  const { t } = useTranslation('seats');
  const { place, kind, has } = useContestWords();
  const { brief, text } = useMoney();
  const choice = readContestChoice(round.bet);
  const outcome = readContestOutcome(round.outcome);
  if (choice === undefined || outcome === undefined) return null;
  const { contest } = choice;
  return (
    <div className={classes.told} data-testid="recorded-contest">
      <span className={classes.heads}>
        <span>
          {kind({ ...contest, points: contest.stack })} ·{' '}
          {t('contest.record.hands', { count: choice.hands.length })}
        </span>
        <strong>{place(outcome.place)}</strong>
      </span>
      <ol className={classes.places}>
        {outcome.standings.map((one) => (
          <li key={one.seat}>
            <span>{one.seat === choice.seat ? t('seat.you') : t('seat.no', { seat: one.seat + 1 })}</span>
            <span>{place(one.place)}</span>
            <span>{has(contest, pointsOf(contest, one.stack))}</span>
            <Figure>{brief(text(BigInt(one.prize)))}</Figure>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** In a pool what is kept is what is left of its points. */
const pointsOf = (
  { kind, stack }: { readonly kind: string; readonly stack: string },
  chips: string,
): string => (kind === 'pool' ? String(BigInt(stack) - BigInt(chips)) : chips);
