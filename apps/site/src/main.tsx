import '@ikka/ui/styles';
import './app/site.css';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { IkkaProvider } from '@ikka/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from './app/client.ts';
import { reloadOnceForNewChunks } from './app/new-chunks.ts';
import { queries } from './app/queries.ts';
import { router } from './app/router.tsx';
import { keepInvitation } from './features/identity/invitation.ts';
import { keepInstallOffer } from './features/install/install-prompt.ts';
import { keepFiles } from './features/install/keep-files.ts';
import { whenAttended } from './features/shell/when-attended.ts';

reloadOnceForNewChunks();
keepInstallOffer();
whenAttended(keepFiles);
whenAttended(client.prepare);
keepInvitation(location.pathname, location.search);
const texts = await createTexts(['common', 'site']);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <IkkaProvider>
          <RouterProvider router={router} />
        </IkkaProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
