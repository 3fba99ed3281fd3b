import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { leave } from '../session/leave.ts';
import { useIdle } from '../session/use-idle.ts';
import { useMe } from '../session/use-session.ts';

/** Warns before an unattended session ends, and ends it on the server too when nobody answers. */
export function IdleNotice() {
  const { t } = useTranslation('office');
  const idle = useIdle();
  const me = useMe();
  useEffect(() => {
    if (idle.kind === 'over') void leave('idle');
  }, [idle.kind]);
  return (
    <ModalShell
      opened={idle.kind === 'warned'}
      onClose={() => void me.refetch()}
      title={t('idle.title')}
      mustAnswer
    >
      <Stack>
        <Text>
          <Trans
            t={t}
            i18nKey="idle.text"
            values={{ seconds: idle.kind === 'warned' ? idle.secondsLeft : 0 }}
            components={{ n: <Figure>{null}</Figure> }}
          />
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void leave('left')}>
            {t('nav.logout')}
          </Button>
          <Button data-autofocus onClick={() => void me.refetch()}>
            {t('idle.stay')}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
