import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { timeLeft } from '../../parts/time/time-left.ts';
import { useSecondsUntil } from '../../parts/time/use-seconds-until.ts';
import classes from './GamePage.module.css';

const askAgainMs = 15_000;

/**
 * In place of a game that is in maintenance: why, and how long yet. It asks for the game again at the announced end, from then on
 * every now and then, and when the lobby lists it as open: an operator may end a maintenance before its time.
 */
export function RestingGame({
  message,
  until,
  isListedOpen,
  onAsk,
}: {
  message: string;
  /** Null where nobody has said. */
  until: string | null;
  isListedOpen: boolean;
  onAsk: () => void;
}) {
  const { t } = useTranslation('game');
  const zone = useQuery(statusQuery).data?.timeZone;
  const queries = useQueryClient();
  // The list that is at hand may be of before.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['games'] }), [queries]);
  useEffect(() => {
    if (isListedOpen) onAsk();
  }, [isListedOpen, onAsk]);
  const seconds = useSecondsUntil(until === null ? 0 : Date.parse(until));
  const isOver = until !== null && seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    onAsk();
    const timer = setInterval(onAsk, askAgainMs);
    return () => clearInterval(timer);
  }, [isOver, onAsk]);
  return (
    <div className={classes.middle} data-testid="resting-game">
      <EmptyState title={message} hint={until === null ? t('restOpen') : undefined} />
      {until === null ? null : (
        <dl className={classes.rest}>
          <dt>{t('restUntil')}</dt>
          <dd>
            <Figure>{formatInstant(until, zone)}</Figure>
          </dd>
          <dt>{t('restLeft')}</dt>
          {isOver ? (
            <dd role="status">{t('restSoon')}</dd>
          ) : (
            <dd role="timer" aria-live="off">
              <Figure>{timeLeft(seconds)}</Figure>
            </dd>
          )}
        </dl>
      )}
      <Button component={Link} to="/index">
        {t('back')}
      </Button>
    </div>
  );
}
