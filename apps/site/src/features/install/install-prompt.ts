import { useSyncExternalStore } from 'react';

/** What Chromium hands out once, early, for a page to use when somebody wants it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type InstallState = 'none' | 'offered' | 'installed';

let offer: InstallEvent | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the site until a page uses it. Called before anything else of the page runs. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    tell();
  });
  addEventListener('appinstalled', () => {
    offer = null;
    isInstalled = true;
    tell();
  });
}

/** Asks the visitor by the browser's own dialog; an offer counts once. */
export async function install(): Promise<void> {
  const used = offer;
  offer = null;
  await used?.prompt();
  tell();
}

/** Whether the page runs as an app, can become one by a press, or only by hand. */
function read(): InstallState {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return offer === null ? 'none' : 'offered';
}

export function useInstall(): InstallState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
