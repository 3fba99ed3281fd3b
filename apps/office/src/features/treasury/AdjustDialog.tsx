import { calls, pictureTypes } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import {
  Alert,
  Button,
  FileButton,
  Group,
  Input,
  SegmentedControl,
  Select,
  Stack,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconPhotoUp, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { readAmountAboveZero } from '../../parts/read-amount.ts';
import { type Direction, reasonsFor } from './adjustment-words.ts';
import { isShortNote, NoteField } from './NoteField.tsx';

const office = calls.officeTreasury;
const touched = [
  office.officeAdjustments,
  calls.office.officeMember,
  calls.office.officeStatement,
  calls.office.officeAudit,
];

interface AdjustDialogProps {
  readonly member: { readonly id: string; readonly account: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Proposes a credit or a debit of a member. */
export function AdjustDialog({ member, opened, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('officeTreasury');
  return (
    <ModalShell opened={opened} onClose={onClose} title={t('propose.title', { account: member.account })}>
      {opened ? <AdjustForm member={member} onClose={onClose} /> : null}
    </ModalShell>
  );
}

function AdjustForm({ member, onClose }: Omit<AdjustDialogProps, 'opened'>) {
  const { t } = useTranslation(['officeTreasury', 'common']);
  const propose = useAct(office.officeProposeAdjustment, touched);
  const [direction, setDirection] = useState<Direction>('credit');
  const [typed, setTyped] = useState('');
  const [chosen, setReason] = useState<string>('goodwill');
  const [note, setNote] = useState('');
  const [evidenceId, setEvidence] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const amount = readAmountAboveZero(typed);
  const reasons: readonly (typeof reasonsFor)[Direction][number][] = reasonsFor[direction];
  const reason = reasons.find((one) => one === chosen) ?? reasons[0] ?? 'correction';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amount === null || isShortNote(note) || propose.isPending) return;
    propose.mutate(
      { params: { id: member.id }, body: { direction, amount, reason, note: note.trim(), evidenceId } },
      {
        onSuccess: ({ state, sumOfDay, currency }) => {
          const sum = sumOfDay === null ? null : formatMoney(sumOfDay, currency);
          notifications.show({
            color: 'emerald',
            message:
              sum === null
                ? t(state === 'posted' ? 'propose.doneNow' : 'propose.done')
                : t('propose.doneSum', { sum }),
          });
          onClose();
        },
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <SegmentedControl
          aria-label={t('directionLabel')}
          value={direction}
          onChange={(next) => setDirection(next === 'debit' ? 'debit' : 'credit')}
          data={(['credit', 'debit'] as const).map((one) => ({ value: one, label: t(`direction.${one}`) }))}
        />
        <TextInput
          label={t('amount')}
          value={typed}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isAsked && amount === null ? t('propose.amountWrong') : null}
        />
        <Select
          label={t('reasonLabel')}
          description={t('propose.publicHint')}
          value={reason}
          onChange={(next) => setReason(next ?? reason)}
          data={reasons.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
          allowDeselect={false}
        />
        <NoteField value={note} isAsked={isAsked} onChange={setNote} />
        <EvidenceField isKept={evidenceId !== null} onKept={setEvidence} />
        {direction === 'debit' ? (
          <Alert color="gray" icon={<IconUsers size={18} />}>
            {t('propose.four')}
          </Alert>
        ) : null}
        <Failure failure={propose.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={propose.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={propose.isPending}>
            {t('propose.send')}
          </Button>
        </Group>
      </Stack>
    </form>
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
