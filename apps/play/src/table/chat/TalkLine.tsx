import { type TableLine, tableReportReasons } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useInstant } from '../../hud/use-instant.ts';
import classes from './chat.module.css';
import { useTalk, useTalkSnapshot } from './use-table-talk.ts';

/** One line. On those of others the player can hide their writer, and tell the house of the line. */
export function TalkLine({ line, isMine }: { line: TableLine; isMine: boolean }) {
  const { t } = useTranslation('tableChat');
  const instant = useInstant();
  const [isOpen, setOpen] = useState(false);
  const acts = useId();
  return (
    <li className={classes.line} data-mine={isMine || undefined} data-testid="talk-line">
      <p className={classes.said}>
        <bdi className={classes.writer}>{isMine ? t('me') : line.name}</bdi>{' '}
        <bdi className={classes.text} dir="auto">
          {line.text}
        </bdi>{' '}
        <time className={classes.time} dateTime={line.saidAt} title={instant(line.saidAt)}>
          <bdi dir="ltr">{instant(line.saidAt).slice(-8, -3)}</bdi>
        </time>
      </p>
      {isMine ? null : (
        <ActionIcon
          className={classes.more}
          variant="subtle"
          size={32}
          aria-label={t('acts', { name: line.name })}
          aria-expanded={isOpen}
          aria-controls={acts}
          onClick={() => setOpen(!isOpen)}
        >
          <IconDots size={16} />
        </ActionIcon>
      )}
      <div id={acts} className={classes.acts} hidden={!isOpen}>
        {isOpen ? <Acts line={line} /> : null}
      </div>
    </li>
  );
}

/** What opens at the end of the talk would stand below its edge. */
function bringIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}

function Acts({ line }: { line: TableLine }) {
  const { t } = useTranslation('tableChat');
  const { talk } = useTalk();
  const { voice } = useTalkSnapshot();
  const [step, setStep] = useState<'choose' | 'why' | 'busy' | 'reported'>('choose');
  const report = async (reason: (typeof tableReportReasons)[number]) => {
    setStep('busy');
    setStep((await talk.report(line.no, reason)) ? 'reported' : 'choose');
  };
  const hide = async () => {
    setStep('busy');
    if (!(await talk.setHidden(line.writer, true))) setStep('choose');
  };
  if (step === 'reported') {
    return (
      <p ref={bringIntoView} role="status">
        {t('reported')}
      </p>
    );
  }
  if (step === 'why') {
    return (
      <fieldset ref={bringIntoView} className={classes.reasons}>
        <legend>{t('reportWhy')}</legend>
        {tableReportReasons.map((reason) => (
          <Button key={reason} size="compact-sm" variant="default" onClick={() => void report(reason)}>
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </fieldset>
    );
  }
  return (
    <>
      <Button
        ref={bringIntoView}
        size="compact-sm"
        variant="default"
        loading={step === 'busy'}
        onClick={() => void hide()}
      >
        {t('hide')}
      </Button>
      {voice === 'trial' ? null : (
        <Button size="compact-sm" variant="default" disabled={step === 'busy'} onClick={() => setStep('why')}>
          {t('report')}
        </Button>
      )}
    </>
  );
}
