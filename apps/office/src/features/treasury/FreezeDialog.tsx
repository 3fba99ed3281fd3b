import { calls, freezeReasons } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell, Money } from '@ikka/ui';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { instantOf } from '../../parts/local-instant.ts';
import { readAmountAboveZero } from '../../parts/read-amount.ts';
import { isShortNote, NoteField } from './NoteField.tsx';

const office = calls.officeTreasury;
export const freezeTouched = [
  office.officeFreezes,
  calls.office.officeMember,
  calls.office.officeStatement,
  calls.office.officeAudit,
];

interface FreezeDialogProps {
  readonly member: {
    readonly id: string;
    readonly account: string;
    readonly balance: string;
    readonly currency: string;
  };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Freezes a part of a member's cash, or all of it. */
export function FreezeDialog({ member, opened, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('officeTreasury');
  return (
    <ModalShell opened={opened} onClose={onClose} title={t('freeze.title', { account: member.account })}>
      {opened ? <FreezeForm member={member} onClose={onClose} /> : null}
    </ModalShell>
  );
}

function FreezeForm({ member, onClose }: Omit<FreezeDialogProps, 'opened'>) {
  const { t } = useTranslation(['officeTreasury', 'common']);
  const freeze = useAct(office.officeFreeze, freezeTouched);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<(typeof freezeReasons)[number]>('investigation');
  const [note, setNote] = useState('');
  const [until, setUntil] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amount = readAmountAboveZero(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amount === null || isShortNote(note) || freeze.isPending) return;
    freeze.mutate(
      {
        params: { id: member.id },
        body: { amount, reason, note: note.trim(), until: until === '' ? null : instantOf(until) },
      },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('freeze.done') });
          onClose();
        },
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Group justify="space-between">
          <Text>
            {t('freeze.available')}: <Money amount={member.balance} currency={member.currency} />
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setTyped(member.balance)}>
            {t('freeze.all')}
          </Button>
        </Group>
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
          onChange={(next) => setReason(freezeReasons.find((one) => one === next) ?? reason)}
          data={freezeReasons.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
          allowDeselect={false}
        />
        <NoteField value={note} isAsked={isAsked} onChange={setNote} />
        <TextInput
          type="datetime-local"
          label={t('freeze.until')}
          description={t('freeze.untilHint')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Failure failure={freeze.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={freeze.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" color="coral" loading={freeze.isPending}>
            {t('freeze.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
