import '@ikka/ui/styles';
import './app/site.css';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { IkkaProvider } from '@ikka/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { firstFaces } from './app/first-faces.ts';
import { leaveBoot } from './app/leave-boot.ts';
import { reloadOnceForNewChunks } from './app/new-chunks.ts';
import { nextTask } from './app/next-task.ts';
import { createSiteRouter } from './app/router.tsx';
import { whenAttended } from './app/shell/when-attended.ts';
import { keepInvitation } from './features/identity/invitation.ts';
import { keepInstallOffer } from './features/install/install-prompt.ts';
import { keepFiles } from './features/install/keep-files.ts';
import { client } from './parts/calls/client.ts';
import { menusQuery, modulesQuery, queries, statusQuery } from './parts/calls/queries.ts';

reloadOnceForNewChunks();
keepInstallOffer();
whenAttended(keepFiles);
whenAttended(client.prepare);
keepInvitation(location.pathname, location.search);
const files = Promise.all([createTexts(['common', 'site']), firstFaces()]);
// A task each, between which the page answers; what every page asks the server for does not wait for the first view.
await nextTask();
void queries.prefetchQuery(statusQuery);
void queries.prefetchQuery(modulesQuery);
void queries.prefetchQuery(menusQuery);
await nextTask();
const router = createSiteRouter();
await nextTask();
// What the address asks for is looked up beside the texts, so that the first view is rendered once and not twice.
void router.load();
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  void leaveBoot();
});
const [texts] = await files;
const place = document.getElementById('root');
if (!place) throw new Error('the page has no root element');
const root = createRoot(place);

// As a transition: the first view is made in slices, between which the page answers.
startTransition(() => {
  root.render(
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
});
