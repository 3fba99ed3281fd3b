import type { PlayedRound } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { readSeatChoice } from '@ikka/seat-kit';
import { tellRound } from '@ikka/teen-patti/rules';
import { usePlaySnapshot } from '../../hud/use-play.ts';
import { SmallHand } from './SmallHand.tsx';
import classes from './teen-patti.module.css';
import { useTeenPattiWords } from './use-words.ts';

const isCards = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((card) => Number.isInteger(card));

/** A hand of the record: one's own cards, how it ended, and act by act how it went. */
export function RecordedHand({ round }: { round: PlayedRound }) {
  const { t } = useTranslation('seats');
  const { say } = useGameTexts('teenPatti');
  const told = tellRound(round.bet, round.outcome);
  const choice = readSeatChoice(round.bet);
  const cards = (round.outcome as { cards?: unknown } | null)?.cards;
  if (!told || choice === undefined) return null;
  return (
    <div className={classes.told}>
      <span className={classes.heads}>
        {isCards(cards) && cards.length > 0 ? <SmallHand cards={cards} /> : null}
        <strong>{say(told.result.key, told.result.values)}</strong>
      </span>
      <details>
        <summary>{t('record.acts', { count: choice.acts.length })}</summary>
        <ol className={classes.acts}>
          {choice.acts.map(({ seat, act }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the course of a hand that is over never changes.
            <li key={at}>
              <ActLine seat={seat} isOwn={seat === choice.seat} act={act} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function ActLine({ seat, isOwn, act }: { seat: number; isOwn: boolean; act: unknown }) {
  const { t } = useTranslation('seats');
  const { currency } = usePlaySnapshot();
  const words = useTeenPattiWords();
  const { type, amount, accepts } = act as { type: string; amount?: string; accepts?: boolean };
  const name =
    type === 'bet'
      ? 'bet'
      : type === 'answer'
        ? accepts
          ? 'side_show_accepted'
          : 'side_show_refused'
        : type;
  const paid =
    typeof amount === 'string' && /^\d+$/.test(amount) ? formatAmount(BigInt(amount), currency) : null;
  return (
    <>
      {isOwn ? t('seat.you') : t('seat.no', { seat: seat + 1 })}: {words.act(name, paid)}
    </>
  );
}
