import '@ikka/ui/styles';
import './styles.ts';
import { NewsQueryClient } from '@ikka/client';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { IkkaProvider } from '@ikka/ui';
import { MantineThemeProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { CallFailed } from './api/office-client.ts';
import { officeTheme } from './office-theme.ts';
import { createOfficeRouter } from './router.tsx';
import { sessionStore } from './session/session-store.ts';

const texts = await createTexts(['common', 'office']);

const passing: ReadonlySet<string> = new Set(['network.unreachable', 'system.unavailable']);

const queries = new NewsQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal is an answer; only who did not answer, or says that he cannot now, is asked again.
      retry: (count, error) => error instanceof CallFailed && passing.has(error.code) && count < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

// What one operator saw is not left for the next.
sessionStore.subscribe(() => {
  if (sessionStore.token() === null) queries.clear();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <IkkaProvider>
        <MantineThemeProvider theme={officeTheme}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={createOfficeRouter()} />
          </QueryClientProvider>
        </MantineThemeProvider>
      </IkkaProvider>
    </I18nextProvider>,
  );
}
