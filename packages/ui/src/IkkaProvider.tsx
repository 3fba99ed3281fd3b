import { useTranslation } from '@ikka/i18n/react';
import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  mergeThemeOverrides,
  Notification,
} from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useMemo } from 'react';
import { ikkaTheme, ikkaVariables } from './theme/theme.ts';

const schemes = localStorageColorSchemeManager({ key: 'ikka.theme' });

/**
 * What stands around every page: the theme (as the device says until the player chooses; the choice is stored), the
 * direction (read from the document, which the texts keep in step with the language) and the place of notifications.
 */
export function IkkaProvider({ children }: { children: ReactNode }) {
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
    <DirectionProvider
      detectDirection
      initialDirection={document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'}
    >
      <MantineProvider
        theme={theme}
        cssVariablesResolver={ikkaVariables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        <Notifications position="top-center" limit={3} autoClose={4000} />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
