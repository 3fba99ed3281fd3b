import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, Jali, ListSkeleton } from '@ikka/ui';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCoins, IconHistory, IconUserCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { type CentrePage, centrePages } from '../../app/search.ts';
import { useLayers } from '../../app/use-layers.ts';
import { useAccount } from '../shell/use-account.ts';
import { AccountPage } from './AccountPage.tsx';
import classes from './MemberCentre.module.css';

const DepositPage = lazy(() =>
  import('../cashier/DepositPage.tsx').then((m) => ({ default: m.DepositPage })),
);
const RecordPage = lazy(() => import('../records/RecordPage.tsx').then((m) => ({ default: m.RecordPage })));

const icons = { securityCenter: IconUserCircle, depositv2: IconCoins, personalHistoryCopy: IconHistory };

/** On a phone the menu is a row that scrolls: the open page must be seen in it. */
function bringIntoView(entry: HTMLElement | null) {
  entry?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** The member centre lies above the page: its menu at the start, the chosen page beside it. */
export function MemberCentre({ page, onClose }: { page: CentrePage; onClose: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  const { show } = useLayers();
  const { isTrial } = useAccount();
  const phone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={1080}
      fullScreen={phone}
      centered
      closeOnClickOutside={false}
      padding={0}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.62} blur={4} />
      <Modal.Content radius={phone ? 0 : 'lg'}>
        <div className={classes.centre}>
          <aside className={classes.side}>
            <Jali fade="up" />
            <Modal.Title className={classes.title}>{t('centre.title')}</Modal.Title>
            <nav className={classes.menu} aria-label={t('centre.title')}>
              {centrePages.map((key) => {
                const Icon = icons[key];
                return (
                  <button
                    key={key}
                    type="button"
                    className={classes.entry}
                    aria-current={key === page ? 'page' : undefined}
                    ref={key === page ? bringIntoView : undefined}
                    onClick={() => show({ centre: key })}
                  >
                    <Icon size={20} stroke={1.6} />
                    {t(`centre.${key}`)}
                  </button>
                );
              })}
            </nav>
          </aside>
          <section className={classes.panel}>
            <div className={classes.head}>
              <h2 className={classes.heading} tabIndex={-1} data-autofocus>
                {t(`centre.${page}`)}
              </h2>
              <Modal.CloseButton aria-label={t('common:action.close')} size="lg" />
            </div>
            <Suspense fallback={<ListSkeleton rows={5} height={64} />}>
              <Page page={page} isTrial={isTrial} />
            </Suspense>
          </section>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function Page({ page, isTrial }: { page: CentrePage; isTrial: boolean }) {
  const { t } = useTranslation('site');
  const { openRegister } = useLayers();
  if (page === 'securityCenter') return <AccountPage />;
  if (page === 'personalHistoryCopy') return <RecordPage />;
  if (!isTrial) return <DepositPage />;
  return (
    <EmptyState
      title={t('centre.trialTitle')}
      hint={t('centre.trialHint')}
      action={<Button onClick={openRegister}>{t('account.register')}</Button>}
    />
  );
}
