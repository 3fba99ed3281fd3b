import { useTranslation } from '@ikka/i18n/react';
import { MantineThemeProvider, mergeThemeOverrides, Notification } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { ikkaTheme } from './theme/theme.ts';

/** Where notifications appear, with the name of their button in the language of the page. */
export function NotificationPlace() {
  const { t } = useTranslation();
  const close = t('action.close');
  const theme = useMemo(
    () =>
      mergeThemeOverrides(ikkaTheme, {
        components: {
          Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': close } } }),
        },
      }),
    [close],
  );
  return (
    <MantineThemeProvider theme={theme}>
      <Notifications position="top-center" limit={3} autoClose={4000} />
    </MantineThemeProvider>
  );
}
