import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ikkaTheme, ikkaVariables } from './theme/theme.ts';

const schemes = localStorageColorSchemeManager({ key: 'ikka.theme' });

/**
 * What stands around every page: the theme (as the device says until the player chooses; the choice is stored), the
 * direction (read from the document, which the texts keep in step with the language) and the place of notifications.
 */
export function IkkaProvider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider
      detectDirection
      initialDirection={document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'}
    >
      <MantineProvider
        theme={ikkaTheme}
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
