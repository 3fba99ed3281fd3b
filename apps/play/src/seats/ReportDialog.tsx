import '@mantine/core/styles/Radio.layer.css';
import { calls, type SeatReportReason, seatReportReasons, seatReportTextMax } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Radio, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { client } from '../session/client.ts';
import classes from './dialog.module.css';

/** A seat as it was when the player wanted to report it. */
export interface ReportedSeat {
  readonly roomId: string;
  readonly seat: number;
  readonly hand: number;
  readonly name: string;
}

/** Tells the house of another player, with the hand that was on. */
export function ReportDialog({ reported, onClose }: { reported: ReportedSeat; onClose: () => void }) {
  const { t } = useTranslation(['seats', 'common']);
  const { roomId, seat, hand, name } = reported;
  const [reason, setReason] = useState<SeatReportReason | null>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (reason === null || state !== 'asking') return;
    setState('sending');
    setFailure(null);
    const answer = await client.call(calls.integrity.reportSeat, {
      params: { roomId },
      body: { seat, hand, reason, text: text.trim() },
    });
    setState(answer.ok ? 'sent' : 'asking');
    if (!answer.ok) setFailure(answer.message || t('common:network.unreachable'));
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('report.title', { name })}
      mustAnswer={state === 'sending'}
      size={460}
    >
      {state === 'sent' ? (
        <Stack>
          <p role="status">{t('report.done')}</p>
          <Button variant="default" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <Stack>
            <p className={classes.hint}>{t('report.hint', { name })}</p>
            <Radio.Group
              label={t('report.why')}
              value={reason}
              onChange={(chosen) => setReason(seatReportReasons.find((one) => one === chosen) ?? null)}
            >
              <Stack gap="xs" mt="xs">
                {seatReportReasons.map((one) => (
                  <Radio key={one} value={one} label={t(`report.reasons.${one}`)} />
                ))}
              </Stack>
            </Radio.Group>
            <Textarea
              label={t('report.text')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              maxLength={seatReportTextMax}
              autosize
              minRows={2}
              maxRows={5}
              dir="auto"
            />
            {failure === null ? null : (
              <Alert color="coral" role="alert">
                {failure}
              </Alert>
            )}
            <Button
              type="submit"
              size="md"
              loading={state === 'sending'}
              disabled={reason === null}
              data-testid="send-report"
            >
              {t('report.send')}
            </Button>
          </Stack>
        </form>
      )}
    </ModalShell>
  );
}
