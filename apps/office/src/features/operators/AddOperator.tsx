import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { reasonBody } from '../../parts/acts/reason-of.ts';
import { isProposal } from '../../parts/acts/use-tell.ts';
import { useWord } from '../../parts/use-word.ts';
import type { OneTimeLogin } from './OperatorsPage.tsx';

/** Adds an operator; his one-time password is shown afterwards. */
export function AddOperator({
  roles,
  onLogin,
}: {
  roles: readonly string[];
  onLogin: (login: OneTimeLogin) => void;
}) {
  const { t } = useTranslation('office');
  const word = useWord();
  return (
    <ActButton
      leftSection={<IconUserPlus size={17} />}
      disabled={roles.length === 0}
      call={calls.office.officeAddOperator}
      touches={[calls.office.officeOperators]}
      start={{ username: '', role: 'support' }}
      request={({ username, role, reason }) => ({ body: { username, role, ...reasonBody(reason) } })}
      title={t('operators.add')}
      onDone={(login) => {
        if (!isProposal(login)) onLogin(login);
      }}
      fields={(form) => (
        <>
          <TextInput
            {...form.text('username', t('operators.nameRule'))}
            label={t('login.username')}
            description={t('operators.nameRule')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            data-autofocus
          />
          <Select {...form.choice('role', roles, (name) => word('role', name))} label={t('operators.role')} />
        </>
      )}
    >
      {t('operators.add')}
    </ActButton>
  );
}
