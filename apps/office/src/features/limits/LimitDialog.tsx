import { calls, type ProtectionLimit } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { readLimit } from './limit-input.ts';
import { ReasonField, useReason } from './ReasonField.tsx';

const { officeProtection, officeSetLimit } = calls.officeProtection;

interface LimitDialogProps {
  memberId: string;
  limit: ProtectionLimit | null;
  onClose: () => void;
}

/** The operator's own limit of a member, with a reason; the lower of both counts. */
export function LimitDialog({ memberId, limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation('protection');
  const title = limit ? `${t(`kind.${limit.kind}`)} · ${t(`period.${limit.period}`)}` : '';
  return (
    <ModalShell opened={limit !== null} onClose={onClose} title={title}>
      {limit ? <LimitForm memberId={memberId} limit={limit} onClose={onClose} /> : null}
    </ModalShell>
  );
}

function LimitForm({
  memberId,
  limit: { kind, period, operator },
  onClose,
}: LimitDialogProps & { limit: ProtectionLimit }) {
  const { t } = useTranslation(['officeLimits', 'common']);
  const set = useAct(officeSetLimit, [officeProtection, calls.office.officeAudit]);
  const [typed, setTyped] = useState(operator ?? '');
  const [isAsked, setAsked] = useState(false);
  const reason = useReason();
  const value = readLimit(typed, kind);
  function send(wanted: string | null) {
    const text = reason.check();
    if (text === null || set.isPending) return;
    set.mutate(
      { params: { id: memberId, kind, period }, body: { value: wanted, reason: text } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('saved') });
          onClose();
        },
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (value === null) reason.check();
    else send(value);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t(kind === 'time' ? 'inMinutes' : 'amount')}
          description={t('limitHint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={isAsked && value === null ? t(kind === 'time' ? 'wrongMinutes' : 'wrongAmount') : null}
          data-autofocus
        />
        <ReasonField reason={reason} />
        <Failure failure={set.error} />
        <Group justify="flex-end">
          {operator === null ? null : (
            <Button
              variant="subtle"
              color="coral"
              me="auto"
              onClick={() => send(null)}
              disabled={set.isPending}
            >
              {t('remove')}
            </Button>
          )}
          <Button variant="default" onClick={onClose} disabled={set.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={set.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
