import type { PlayedRound } from '@ikka/contract';
import type { TellRound } from '@ikka/game-kit';
import { type Namespace, useGameTexts, useTranslation } from '@ikka/i18n/react';
import { readSeatChoice } from '@ikka/seat-kit';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SmallHand } from './SmallHand.tsx';
import classes from './told.module.css';
import { type RecordedActWords, useRecordedAct } from './use-recorded-act.ts';

/** Fetched with the first hand that is opened: whoever only plays needs no replay. */
const HandReplay = lazy(() => import('./HandReplay.tsx').then((module) => ({ default: module.HandReplay })));

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

const isCards = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((card) => Number.isInteger(card));

/** A hand of the record: one's own cards, how it ended, and act by act how it went. */
export function RecordedHand({ round, texts, tell, groups, actWord, more }: RecordedHandProps) {
  const { t } = useTranslation('seats');
  const { say } = useGameTexts(texts);
  const actText = useRecordedAct(actWord);
  const [isOpen, setOpen] = useState(false);
  const [isReplayed, setReplayed] = useState(false);
  const told = tell(round.bet, round.outcome);
  const choice = readSeatChoice(round.bet);
  const cards = (round.outcome as { cards?: unknown } | null)?.cards;
  if (!told || choice === undefined) return null;
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long course scrolls, by keys too. */}
        <ol className={classes.acts} tabIndex={0} aria-label={t('record.course')}>
          {choice.acts.map(({ seat, act }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the course of a hand that is over never changes.
            <li key={at}>
              {seat === choice.seat ? t('seat.you') : t('seat.no', { seat: seat + 1 })}: {actText(act)}
            </li>
          ))}
        </ol>
        {isOpen ? more?.(choice.seat) : null}
      </details>
      <Button
        className={classes.replay ?? ''}
        variant="default"
        size="compact-md"
        leftSection={<IconPlayerPlay size={16} />}
        onClick={() => setReplayed(true)}
        data-testid="replay-hand"
      >
        {t('record.replay')}
      </Button>
      {isReplayed ? (
        <Suspense fallback={null}>
          <HandReplay round={round} choice={choice} actText={actText} onClose={() => setReplayed(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
