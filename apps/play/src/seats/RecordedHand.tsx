import type { PlayedRound } from '@ikka/contract';
import type { TellRound } from '@ikka/game-kit';
import { type Namespace, useGameTexts, useTranslation } from '@ikka/i18n/react';
import { readSeatChoice } from '@ikka/seat-kit';
import { type ReactNode, useState } from 'react';
import { SmallHand } from './SmallHand.tsx';
import classes from './told.module.css';
import { useWireMoney } from './use-seats.ts';

interface RecordedHandProps {
  readonly round: PlayedRound;
  /** The bundle of the game's texts, and how it tells a round. */
  readonly texts: Namespace;
  readonly tell: TellRound;
  /** The cards of the record as they lie, in groups: one's own, then those on the table. */
  readonly groups: (cards: readonly number[]) => readonly (readonly number[])[];
  /** An act as a word or two; the amount is written already. */
  readonly actWord: (act: RecordedActWords) => string | null;
  /** What a game adds under the course of the hand, once that is opened. */
  readonly more?: (seat: number) => ReactNode;
}

/** An act of the record: its kind, its amount as it is written on the wire, and the answer to a question. */
export interface RecordedActWords {
  readonly type: string;
  readonly amount: string | null;
  readonly accepts: boolean;
  /** A bid or a bet that is told as a number. */
  readonly count: number | null;
}

const isCards = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((card) => Number.isInteger(card));

/** A hand of the record: one's own cards, how it ended, and act by act how it went. */
export function RecordedHand({ round, texts, tell, groups, actWord, more }: RecordedHandProps) {
  const { t } = useTranslation('seats');
  const { say } = useGameTexts(texts);
  const { text } = useWireMoney();
  const [isOpen, setOpen] = useState(false);
  const told = tell(round.bet, round.outcome);
  const choice = readSeatChoice(round.bet);
  const cards = (round.outcome as { cards?: unknown } | null)?.cards;
  if (!told || choice === undefined) return null;
  const wordOf = (act: unknown) => {
    const { type, amount, accepts, bid, bet } = act as {
      type: string;
      amount?: string;
      accepts?: boolean;
      bid?: number;
      bet?: number;
    };
    const paid = typeof amount === 'string' && /^\d+$/.test(amount) ? text(BigInt(amount)) : null;
    return actWord({ type, amount: paid, accepts: accepts === true, count: bid ?? bet ?? null });
  };
  return (
    <div className={classes.told}>
      <span className={classes.heads}>
        {isCards(cards) && cards.length > 0 ? (
          <span className={classes.hands}>
            {groups(cards).map((group) =>
              group.length === 0 ? null : <SmallHand key={group.join()} cards={group} />,
            )}
          </span>
        ) : null}
        {choice.isChips === true ? <span>{t('contest.record.hand')}</span> : null}
        <strong>{say(told.result.key, told.result.values)}</strong>
      </span>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('record.acts', { count: choice.acts.length })}</summary>
        <ol className={classes.acts}>
          {choice.acts.map(({ seat, act }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the course of a hand that is over never changes.
            <li key={at}>
              {seat === choice.seat ? t('seat.you') : t('seat.no', { seat: seat + 1 })}: {wordOf(act)}
            </li>
          ))}
        </ol>
        {isOpen ? more?.(choice.seat) : null}
      </details>
    </div>
  );
}
