import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';

/** Greets who has just logged in, by name where it is known. */
export function useWelcome(): (name: string) => void {
  const { t } = useTranslation('identity');
  return (name) =>
    notifications.show({ message: name === '' ? t('login.successPlain') : t('login.success', { name }) });
}
