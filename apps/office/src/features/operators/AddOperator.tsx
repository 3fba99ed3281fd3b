import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ProposalReason, reasonBody, useProposed } from '../../parts/ProposalReason.tsx';
import { useWord } from '../../parts/use-word.ts';
import type { OneTimeLogin } from './OperatorsPage.tsx';

const { officeOperators, officeAddOperator, officeAudit } = calls.office;
const { officeApprovals, officeOpenApprovals } = calls.officeApprovals;
const nameForm = /^[a-z][a-z0-9._-]{2,31}$/;

/** Adds an operator; his one-time password is shown afterwards. */
export function AddOperator({
  opened,
  roles,
  onClose,
  onLogin,
}: {
  opened: boolean;
  roles: readonly string[];
  onClose: () => void;
  onLogin: (login: OneTimeLogin) => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const word = useWord();
  const add = useAct(officeAddOperator, [officeOperators, officeAudit, officeApprovals, officeOpenApprovals]);
  const proposed = useProposed();
  const [reason, setReason] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState('support');
  const [asked, setAsked] = useState(false);
  const isWrong = !nameForm.test(username.trim().toLowerCase());
  const { reset } = add;
  useEffect(() => {
    if (!opened) return;
    setUsername('');
    setReason('');
    setAsked(false);
    reset();
  }, [opened, reset]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isWrong || add.isPending) return;
    add.mutate(
      { body: { username, role, ...reasonBody(reason) } },
      {
        onSuccess: (login) => {
          onClose();
          if (!proposed(login)) onLogin(login);
        },
      },
    );
  }

  return (
    <ModalShell opened={opened} onClose={onClose} title={t('operators.add')} mustAnswer={add.isPending}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('login.username')}
            description={t('operators.nameRule')}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
            error={asked && isWrong ? t('operators.nameRule') : null}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            data-autofocus
          />
          <Select
            label={t('operators.role')}
            value={role}
            onChange={(next) => setRole(next ?? role)}
            data={roles.map((name) => ({ value: name, label: word('role', name) }))}
          />
          <ProposalReason value={reason} onChange={setReason} />
          <Failure failure={add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={add.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t('operators.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
