import type { SiteResource } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { PageSkeleton } from '@ikka/ui';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { SecondStepHost } from '../../features/identity/SecondStepHost.tsx';
import { NoticePopups } from '../../features/notices/NoticePopups.tsx';
import { StepUpHost } from '../../features/step-up/StepUpHost.tsx';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { merchant } from '../../parts/calls/merchant.ts';
import { memberKeys, statusQuery } from '../../parts/calls/queries.ts';
import { session as appSession, useSession } from '../../parts/calls/session.ts';
import { ConnectionMark, LineContext } from '../../parts/line/ConnectionMark.tsx';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './AppShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { Edges } from './Edges.tsx';
import { Footer } from './Footer.tsx';
import { type Gate, gateOf } from './gate-view.ts';
import { Header } from './Header.tsx';
import { Region } from './Region.tsx';
import { useLobby } from './use-lobby.ts';
import { useMemberLanguage } from './use-member-language.ts';
import { usePageTitle } from './use-page-title.ts';

const LoginModal = lazyPart(async () => (await import('../../features/identity/LoginModal.tsx')).LoginModal);
const RegisterModal = lazyPart(
  async () => (await import('../../features/identity/RegisterModal.tsx')).RegisterModal,
);
const ForgotModal = lazyPart(
  async () => (await import('../../features/identity/ForgotModal.tsx')).ForgotModal,
);
const NoticeModal = lazyPart(
  async () => (await import('../../features/notices/NoticeModal.tsx')).NoticeModal,
);
const loadCentre = () => import('../centre/MemberCentre.tsx');
const MemberCentre = lazyPart(async () => (await loadCentre()).MemberCentre);
// After the centre: where an address asks for both, the dialog has to come above it.
const ChangePasswordModal = lazyPart(async () => {
  await loadCentre();
  return (await import('../../features/identity/ChangePasswordModal.tsx')).ChangePasswordModal;
});
const ClosedPage = lazyPart(async () => (await import('./ClosedPage.tsx')).ClosedPage);
const TrialGate = lazyPart(async () => (await import('./TrialGate.tsx')).TrialGate);

const noResources: readonly SiteResource[] = [];

/** What stands around every page: header, footer, the bar of the phone, the dialogs, and the live line to the server. */
export function AppShell() {
  const { t } = useTranslation('site');
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const { layers, close, closeModal } = useLayers();
  const status = useQuery(statusQuery);
  const lobby = useLobby();
  const { isTrial, member } = useAccount();
  useFreshMemberData(session?.token ?? null);
  useMemberLanguage(member);
  usePageTitle(path);
  useEffect(
    () => appSession.onLost(() => notifications.show({ color: 'coral', message: t('session.ended') })),
    [t],
  );
  useEffect(() => {
    if (status.data) merchant.learn(status.data.merchant);
  }, [status.data]);
  useEffect(() => {
    if (!session || !member) return;
    const { account, isAgent, memberLabel, id } = member;
    appSession.learn(session.token, { account, isAgent, memberLabel, customerId: id });
  }, [session, member]);

  const isIn = session !== null;
  const isGuarded = status.data?.loginedToHomePage === true;
  const isMember = isIn && !isTrial;
  const mustChange = member?.mustChangePassword ?? false;
  const gate = gateOf({ path, layers, isIn, isTrial, isGuarded });
  const door = useDoor(gate, isMember);
  const [isMenuOpen, { open: openMenu, close: closeMenu }] = useDisclosure(false);

  if (status.data && status.data.status !== 0) {
    return (
      <Suspense fallback={<Waiting />}>
        <ClosedPage status={status.data} />
      </Suspense>
    );
  }
  const resources = status.data?.resources ?? noResources;
  const isBare = path === '/game' || path === '/helpmc' || path === '/service' || gate.isAlone;

  return (
    <LineContext value={lobby}>
      <div className={classes.shell} data-game={path === '/game' || undefined}>
        <a className={classes.skip} href="#content">
          {t('nav.skip')}
        </a>
        {isBare ? null : (
          <Region>
            <Header onMenu={openMenu} />
          </Region>
        )}
        <main id="content" className={classes.main} tabIndex={-1}>
          <Suspense fallback={<Waiting />}>{gate.sendToLogin ? <Waiting /> : <Outlet />}</Suspense>
        </main>
        {isBare ? null : (
          <Region>
            <Footer age={status.data?.legalAge ?? 18} resources={resources} />
          </Region>
        )}
        {isBare ? null : (
          <Region>
            <BottomBar onMenu={openMenu} />
          </Region>
        )}
        {isBare ? null : <Edges isMenuOpen={isMenuOpen} onMenuClose={closeMenu} resources={resources} />}
        {path === '/game' ? null : <ConnectionMark />}
        <Suspense fallback={null}>
          {door.auth === 'login' ? <LoginModal onClose={door.turnBack} /> : null}
          {door.auth === 'register' ? <RegisterModal onClose={door.turnBack} /> : null}
          {gate.showsCentre && layers.centre ? (
            <MemberCentre page={layers.centre} part={layers.part} onClose={close} />
          ) : null}
        </Suspense>
        {/* On their own: what lies below must not go away, and lose its focus, while they are fetched. */}
        <Suspense fallback={null}>
          {layers.modal === 'forgetPassModal' && !isMember ? <ForgotModal onClose={closeModal} /> : null}
        </Suspense>
        <Suspense fallback={null}>
          {isMember && (mustChange || layers.modal === 'changePassModal') ? (
            <ChangePasswordModal account={session.account} isForced={mustChange} onClose={closeModal} />
          ) : null}
        </Suspense>
        <Suspense fallback={null}>
          {layers.modal === 'notice' && !isBare ? <NoticeModal onClose={closeModal} /> : null}
        </Suspense>
        {isBare ? null : (
          <NoticePopups
            isFree={!door.auth && !layers.centre && !layers.modal && !mustChange}
            isMember={isMember}
          />
        )}
        <SecondStepHost />
        <Suspense fallback={null}>{isTrial ? <TrialGate opened={gate.asksRealAccount} /> : null}</Suspense>
        <StepUpHost />
      </div>
    </LineContext>
  );
}

function Waiting() {
  return (
    <div className="page">
      <PageSkeleton />
    </div>
  );
}

/**
 * The way through the door of a log-in: sends a guest of a guarded site to it, leads a member on to what was wanted, and
 * answers which dialog stands open and what happens when a guest turns back from it.
 */
function useDoor({ sendToLogin, auth, isAlone }: Gate, isMember: boolean) {
  const navigate = useNavigate();
  const { layers, close, closeAuth } = useLayers();
  const { pathname, href } = useLocation();
  const isDoor = pathname === '/login' || pathname.startsWith('/register');
  const [leftAt, setLeftAt] = useState<string | null>(null);

  useEffect(() => {
    if (sendToLogin) void navigate({ to: '/login', search: { next: href }, replace: true });
  }, [sendToLogin, href, navigate]);

  // Whoever came in since has not turned back: at the door, after a sign-out, the dialog is there again.
  useEffect(() => {
    if (isMember) setLeftAt(null);
  }, [isMember]);

  // Whoever is logged in has no use for the dialog, however they came to its address.
  useEffect(() => {
    if (!isMember || !(isDoor || layers.auth)) return;
    if (layers.next) void navigate({ href: layers.next, replace: true });
    else if (!isDoor) closeAuth();
    else {
      const onward = { ...layers, auth: undefined, next: undefined };
      void navigate({ to: '/index', search: onward, replace: true });
    }
  }, [isMember, isDoor, layers, navigate, closeAuth]);

  const turnBack = useCallback(() => {
    // Behind the door of a guarded site there is nothing to go back to: its own page stays.
    if (isAlone) {
      setLeftAt(pathname);
      closeAuth();
    } else if (isDoor) void navigate({ to: '/index', search: {}, replace: true });
    else close();
  }, [isAlone, isDoor, pathname, navigate, close, closeAuth]);

  const isLeft = isAlone && leftAt === pathname && layers.auth === undefined;
  return { auth: isLeft ? undefined : auth, turnBack };
}

/** What belongs to one member must never be shown to the next one on the same device. */
function useFreshMemberData(token: string | null): void {
  const queries = useQueryClient();
  const before = useRef(token);
  useEffect(() => {
    if (before.current === token) return;
    before.current = token;
    // Reset, not removed: what stands on the page asks again for the next one.
    for (const key of memberKeys) void queries.resetQueries({ queryKey: [key] });
  }, [token, queries]);
}
