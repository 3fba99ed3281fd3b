import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ProposalReason, reasonBody, useProposed } from '../../parts/ProposalReason.tsx';
import { useWord } from '../../parts/use-word.ts';
import type { OneTimeLogin, Operator } from './OperatorsPage.tsx';

/** What is about to be done to an operator. */
export interface OperatorAct {
  readonly kind: 'role' | 'reset' | 'disable' | 'enable';
  readonly operator: Operator;
}

const { officeOperators, officeChangeOperator, officeResetOperator, officeAudit } = calls.office;
const { officeApprovals, officeOpenApprovals } = calls.officeApprovals;
const touched = [officeOperators, officeAudit, officeApprovals, officeOpenApprovals];

/** Asks before it is done, does it, and hands on the one-time password of a reset. */
export function ChangeOperator({
  act,
  roles,
  onClose,
  onLogin,
}: {
  act: OperatorAct | null;
  roles: readonly string[];
  onClose: () => void;
  onLogin: (login: OneTimeLogin) => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const word = useWord();
  const change = useAct(officeChangeOperator, touched);
  const reset = useAct(officeResetOperator, touched);
  const [shown, setShown] = useState(act);
  const [role, setRole] = useState('');
  const [reason, setReason] = useState('');
  const proposed = useProposed();
  const isBusy = change.isPending || reset.isPending;
  useEffect(() => {
    // While the dialog closes it keeps the words that it had.
    if (act === null) return;
    setShown(act);
    setRole(act.operator.role);
    setReason('');
  }, [act]);

  function close() {
    change.reset();
    reset.reset();
    onClose();
  }

  function confirm() {
    if (act === null) return;
    const { kind, operator } = act;
    const params = { username: operator.username };
    if (kind === 'reset') {
      const onSuccess = (login: OneTimeLogin) => {
        close();
        if (!proposed(login)) onLogin(login);
      };
      reset.mutate({ params, body: reasonBody(reason) }, { onSuccess });
      return;
    }
    const state = kind === 'disable' ? 'disabled' : kind === 'enable' ? 'active' : operator.state;
    const onSuccess = (answer: { proposalId: string | null }) => {
      const message = t('operators.changed', { name: operator.username });
      if (!proposed(answer)) notifications.show({ color: 'emerald', message });
      close();
    };
    change.mutate({ params, body: { role, state, ...reasonBody(reason) } }, { onSuccess });
  }

  const kind = shown?.kind ?? 'role';
  return (
    <ModalShell
      opened={act !== null}
      onClose={close}
      title={t(`operators.ask.${kind}.title`, { name: shown?.operator.username ?? '' })}
      mustAnswer={isBusy}
    >
      <Stack>
        <Text>{t(`operators.ask.${kind}.text`)}</Text>
        {kind === 'role' ? (
          <Select
            label={t('operators.role')}
            value={role}
            onChange={(next) => setRole(next ?? role)}
            data={roles.map((name) => ({ value: name, label: word('role', name) }))}
          />
        ) : null}
        <ProposalReason value={reason} onChange={setReason} />
        <Failure failure={change.error ?? reset.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={isBusy}>
            {t('common:action.cancel')}
          </Button>
          <Button
            onClick={confirm}
            loading={isBusy}
            disabled={kind === 'role' && role === shown?.operator.role}
            {...(kind === 'disable' || kind === 'reset' ? { color: 'coral' } : {})}
          >
            {t(`operators.${kind === 'role' ? 'changeRole' : kind}`)}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
