import { useTranslation } from '@ikka/i18n/react';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLayers } from '../../parts/address/use-layers.ts';

const firstSteps = 'first-steps';

/**
 * Greets who has just logged in, by name where it is known. Whoever does so for the first time is shown the way to what
 * protects the account, until the greeting is closed.
 */
export function useWelcome(): (name: string, isFirst?: boolean) => void {
  const { t } = useTranslation('identity');
  const { openCentre } = useLayers();
  return (name, isFirst = false) => {
    const greeting = name === '' ? t('login.successPlain') : t('login.success', { name });
    if (!isFirst) {
      notifications.show({ message: greeting });
      return;
    }
    notifications.show({
      id: firstSteps,
      title: greeting,
      message: (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t('login.firstTime')}</Text>
          <Button
            size="xs"
            onClick={() => {
              notifications.hide(firstSteps);
              openCentre('securityCenter');
            }}
          >
            {t('login.protect')}
          </Button>
        </Stack>
      ),
      autoClose: false,
    });
  };
}
