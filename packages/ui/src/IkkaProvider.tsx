import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { followFormErrors } from './forms/follow-form-errors.ts';
import { ikkaTheme, ikkaVariables } from './theme/theme.ts';

const NotificationPlace = lazy(async () => ({
  default: (await import('./NotificationPlace.tsx')).NotificationPlace,
}));
const schemes = localStorageColorSchemeManager({ key: 'ikka.theme' });

/**
 * What stands around every page: the theme (as the device says until the player chooses; the choice is stored), the
 * direction (read from the document, which the texts keep in step with the language), the place of notifications, and that
 * what is wrong with a form is brought into sight.
 */
export function IkkaProvider({ children }: { children: ReactNode }) {
  useEffect(() => followFormErrors(document), []);
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
        <NotificationsWhenNeeded />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The place of notifications is fetched for the first of them, which waits in the store meanwhile. */
function NotificationsWhenNeeded() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => notificationsStore.subscribe(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <NotificationPlace />
    </Suspense>
  );
}
