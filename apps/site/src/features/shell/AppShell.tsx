import { useTranslation } from '@ikka/i18n/react';
import { PageSkeleton } from '@ikka/ui';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { memberKeys, statusQuery } from '../../app/queries.ts';
import { session as appSession, useSession } from '../../app/session.ts';
import { useLayers } from '../../app/use-layers.ts';
import classes from './AppShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useAccount } from './use-account.ts';
import { useLobby } from './use-lobby.ts';
import { usePageTitle } from './use-page-title.ts';

const LoginModal = lazy(() => import('../identity/LoginModal.tsx').then((m) => ({ default: m.LoginModal })));
const RegisterModal = lazy(() =>
  import('../identity/RegisterModal.tsx').then((m) => ({ default: m.RegisterModal })),
);
const MemberCentre = lazy(() =>
  import('../member/MemberCentre.tsx').then((m) => ({ default: m.MemberCentre })),
);

const openWithoutSession = new Set(['/login', '/register', '/register.html', '/helpmc', '/download']);

/** What stands around every page: header, footer, the bar of the phone, the dialogs, and the live line to the server. */
export function AppShell() {
  const { t } = useTranslation('site');
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const { layers, close } = useLayers();
  const navigate = useNavigate();
  const status = useQuery(statusQuery);
  const lobby = useLobby();
  const { isTrial } = useAccount();
  useFreshMemberData(session?.token ?? null);
  usePageTitle(path);
  useEffect(
    () => appSession.onLost(() => notifications.show({ color: 'coral', message: t('session.ended') })),
    [t],
  );

  const mustLogIn =
    status.data?.loginedToHomePage === true && session === null && !openWithoutSession.has(path);
  useEffect(() => {
    if (mustLogIn) void navigate({ to: '/login', replace: true });
  }, [mustLogIn, navigate]);

  const auth =
    layers.auth ?? (path === '/login' ? 'login' : path.startsWith('/register') ? 'register' : undefined);
  const closeAuth = useCallback(() => {
    if (layers.auth) close();
    else void navigate({ to: '/index', search: (before) => before, replace: true });
  }, [layers.auth, close, navigate]);
  // Whoever is logged in has no use for the dialog, however they came to its address.
  useEffect(() => {
    if (auth && session && !isTrial) closeAuth();
  }, [auth, session, isTrial, closeAuth]);

  if (status.data && status.data.status !== 0) return <ClosedPage status={status.data} />;
  // A trial account may register a real one, or log in to one, without signing out of the trial first.
  const mayAuth = session === null || isTrial;
  const isGame = path === '/game';

  return (
    <div className={classes.shell} data-game={isGame || undefined}>
      <a className={classes.skip} href="#content">
        {t('nav.skip')}
      </a>
      {isGame ? null : <Header />}
      <main id="content" className={classes.main} tabIndex={-1}>
        <Suspense
          fallback={
            <div className="page">
              <PageSkeleton />
            </div>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      {isGame ? null : <Footer age={status.data?.legalAge ?? 18} />}
      {isGame ? null : <BottomBar />}
      <ConnectionMark lobby={lobby} />
      <Suspense fallback={null}>
        {auth === 'login' && mayAuth ? <LoginModal onClose={closeAuth} /> : null}
        {auth === 'register' && mayAuth ? <RegisterModal onClose={closeAuth} /> : null}
        {layers.centre && session ? <MemberCentre page={layers.centre} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/** What belongs to one member must never be shown to the next one on the same device. */
function useFreshMemberData(token: string | null): void {
  const queries = useQueryClient();
  const before = useRef(token);
  useEffect(() => {
    if (before.current === token) return;
    before.current = token;
    for (const key of memberKeys) queries.removeQueries({ queryKey: [key] });
  }, [token, queries]);
}
