import { useTranslation } from '@ikka/i18n/react';
import { Code, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { OneTimeLogin } from './OperatorsPage.tsx';
import classes from './operators.module.css';

/** The one-time password, this once. Nothing but the button closes it, so that it is not lost by a slip. */
export function OneTimePassword({ login, onClose }: { login: OneTimeLogin | null; onClose: () => void }) {
  const { t } = useTranslation('office');
  return (
    <ModalShell
      opened={login !== null}
      onClose={onClose}
      title={t('operators.passwordTitle', { name: login?.username ?? '' })}
      mustAnswer
    >
      <Stack>
        <Text>{t('operators.passwordText')}</Text>
        <div className={classes.password}>
          <Code value={login?.oneTimePassword ?? ''} />
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('operators.passwordNoted')}</Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
