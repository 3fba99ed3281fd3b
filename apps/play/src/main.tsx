import '@ikka/ui/styles';
import { NewsQueryClient } from '@ikka/client';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { IkkaProvider } from '@ikka/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readReplayToken, takeReplayToken } from './replay/replay-address.ts';
import { readLaunchAddress, takeLaunchAddress } from './session/launch-address.ts';

const replay = takeReplayToken();
const launch = takeLaunchAddress();
// The page around may launch again by a new fragment alone, which by itself loads nothing.
addEventListener('hashchange', () => {
  const { hash } = location;
  if (readLaunchAddress(hash).token !== null || readReplayToken(hash) !== null) location.reload();
});
// Members never load it.
const ReplayApp = lazy(async () => ({ default: (await import('./replay/ReplayApp.tsx')).ReplayApp }));
const texts = await createTexts(['common', 'play']);
const queries = new NewsQueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 0 } } });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <IkkaProvider>
          {replay === null ? (
            <App launch={launch} />
          ) : (
            <Suspense fallback={null}>
              <ReplayApp token={replay} />
            </Suspense>
          )}
        </IkkaProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
