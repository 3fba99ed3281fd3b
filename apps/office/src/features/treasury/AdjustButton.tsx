import { calls, pictureTypes } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, FileButton, Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconCheck, IconPhotoUp, IconScale, IconUsers } from '@tabler/icons-react';
import { useAct } from '../../api/use-call.ts';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { readAmountAboveZero } from '../../parts/form/read-amount.ts';
import { type Direction, reasonsFor } from './adjustment-words.ts';

const office = calls.officeTreasury;
const touched = [office.officeAdjustments, calls.office.officeMember, calls.office.officeStatement];

interface AdjustDraft {
  readonly direction: Direction;
  readonly amount: string;
  readonly because: (typeof reasonsFor)[Direction][number];
  readonly evidenceId: string | null;
}
const empty: AdjustDraft = { direction: 'credit', amount: '', because: 'goodwill', evidenceId: null };

/** Proposes a credit or a debit of a member. */
export function AdjustButton({ member }: { member: { readonly id: string; readonly account: string } }) {
  const { t } = useTranslation('officeTreasury');
  return (
    <ActButton
      variant="default"
      leftSection={<IconScale size={17} />}
      call={office.officeProposeAdjustment}
      touches={touched}
      start={empty}
      request={({ amount, because, reason: note, ...rest }) => ({
        params: { id: member.id },
        body: { ...rest, amount: readAmountAboveZero(amount) ?? '', reason: because, note },
      })}
      title={t('propose.title', { account: member.account })}
      action={t('propose.send')}
      reasonWords={{ label: t('note'), hint: t('noteHint') }}
      done={({ state, sumOfDay, currency }) =>
        sumOfDay === null
          ? t(state === 'posted' ? 'propose.doneNow' : 'propose.done')
          : t('propose.doneSum', { sum: formatMoney(sumOfDay, currency) })
      }
      fields={(form) => {
        const reasons: readonly AdjustDraft['because'][] = reasonsFor[form.draft.direction];
        return (
          <>
            <SegmentedControl
              aria-label={t('directionLabel')}
              value={form.draft.direction}
              onChange={(direction) => {
                const known: readonly AdjustDraft['because'][] = reasonsFor[direction];
                const { because } = form.draft;
                form.change({
                  direction,
                  because: known.includes(because) ? because : (known[0] ?? because),
                });
              }}
              data={(['credit', 'debit'] as const).map((one) => ({
                value: one,
                label: t(`direction.${one}`),
              }))}
            />
            <TextInput
              {...form.figure('amount', t('propose.amountWrong'))}
              label={t('amount')}
              data-autofocus
            />
            <Select
              {...form.choice('because', reasons, (one) => t(`reason.${one}`))}
              label={t('reasonLabel')}
              description={t('propose.publicHint')}
            />
            <EvidenceField
              isKept={form.draft.evidenceId !== null}
              onKept={(evidenceId) => form.change({ evidenceId })}
            />
            {form.draft.direction === 'debit' ? (
              <Alert color="gray" icon={<IconUsers size={18} />}>
                {t('propose.four')}
              </Alert>
            ) : null}
          </>
        );
      }}
    >
      {t('act.adjust')}
    </ActButton>
  );
}

/** A picture that is uploaded as soon as it is chosen; it counts with what is proposed. */
function EvidenceField({ isKept, onKept }: { isKept: boolean; onKept: (id: string) => void }) {
  const { t } = useTranslation('officeTreasury');
  const upload = useAct(office.officeUploadEvidence, []);
  function send(file: File | null) {
    if (file === null || upload.isPending) return;
    upload.mutate({ file }, { onSuccess: ({ id }) => onKept(id) });
  }
  return (
    <Input.Wrapper label={t('evidence')} labelElement="div" description={t('propose.evidenceHint')}>
      <div aria-live="polite">
        <FileButton accept={pictureTypes.join(',')} onChange={send}>
          {(props) => (
            <Button
              {...props}
              mt="xs"
              variant="default"
              leftSection={isKept ? <IconCheck size={17} /> : <IconPhotoUp size={17} />}
              loading={upload.isPending}
            >
              {t(isKept ? 'propose.attached' : 'propose.attach')}
            </Button>
          )}
        </FileButton>
        <Failure failure={upload.error} />
      </div>
    </Input.Wrapper>
  );
}
