import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Jali, ListSkeleton, ToNewest, useLogEnd } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import classes from './chat.module.css';
import { TalkForm } from './TalkForm.tsx';
import { TalkLine } from './TalkLine.tsx';
import { useTalk, useTalkSnapshot } from './use-table-talk.ts';

/** What is said at the table, and the field to say something in. What it shows counts as read. */
export function TableTalk() {
  const { t } = useTranslation('tableChat');
  const { talk } = useTalk();
  const { state, hidden } = useTalkSnapshot();
  useEffect(() => {
    talk.setSeen(true);
    return () => talk.setSeen(false);
  }, [talk]);
  const showAll = async () => {
    for (const writer of hidden) if (!(await talk.setHidden(writer, false))) return;
  };
  if (state === 'reading') return <ListSkeleton rows={4} height={34} />;
  if (state === 'failed') return <ErrorState onRetry={() => void talk.sync()} />;
  if (state === 'off') return <p className={classes.word}>{t('off')}</p>;
  return (
    <div className={classes.talk}>
      <Lines />
      {hidden.length > 0 ? (
        <p className={classes.hidden}>
          {t('hidden', { count: hidden.length })}
          <Button size="compact-sm" variant="subtle" onClick={() => void showAll()}>
            {t('showHidden')}
          </Button>
        </p>
      ) : null}
      <TalkForm />
    </div>
  );
}

function Lines() {
  const { t } = useTranslation('tableChat');
  const { lines, me } = useTalkSnapshot();
  const last = lines.at(-1);
  const end = useLogEnd(last?.no, last?.writer === me);
  if (lines.length === 0) {
    return (
      <div className={classes.nobody}>
        <Jali fade="edges" />
        <p className={classes.title}>{t('empty')}</p>
        <p className={classes.word}>{t('emptyHint')}</p>
      </div>
    );
  }
  return (
    <div
      ref={end.ref}
      className={classes.log}
      role="log"
      aria-live="polite"
      aria-label={t('title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      onScroll={end.onScroll}
    >
      <ol className={classes.lines}>
        {lines.map((line) => (
          <TalkLine key={line.no} line={line} isMine={line.writer === me} />
        ))}
      </ol>
      <ToNewest end={end} label={t('toNewest')} />
    </div>
  );
}
