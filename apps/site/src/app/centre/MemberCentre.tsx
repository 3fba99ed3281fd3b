import { useTranslation } from '@ikka/i18n/react';
import { Jali, ListSkeleton, useFocusBack, useTopDialog } from '@ikka/ui';
import { ActionIcon, Modal, useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { UnreadBadge } from '../../features/messages/UnreadBadge.tsx';
import type { CentrePage, SecurityPart } from '../../parts/address/search.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CrashPart } from '../shell/CrashPage.tsx';
import { CentrePanel } from './CentrePanel.tsx';
import { centreIcons } from './centre-icons.ts';
import classes from './MemberCentre.module.css';
import { useCentrePages } from './use-centre-pages.ts';

/** On a phone the menu is a row that scrolls: the open page must be seen in it. */
function bringIntoView(entry: HTMLElement | null) {
  entry?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

interface MemberCentreProps {
  page: CentrePage;
  part: SecurityPart | undefined;
  onClose: () => void;
}

/** The member centre lies above the page: its menu at the start, the chosen page beside it. */
export function MemberCentre({ page, part, onClose }: MemberCentreProps) {
  const { t } = useTranslation(['shell', 'member', 'common']);
  const { openCentre } = useLayers();
  const { dir } = useDirection();
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isTop = useTopDialog(true);
  useFocusBack(true);
  const pages = useCentrePages();
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={1080}
      fullScreen={phone}
      centered
      closeOnClickOutside={false}
      closeOnEscape={isTop}
      padding={0}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.74} />
      <Modal.Content radius={phone ? 0 : 'lg'}>
        <div className={classes.centre}>
          <aside className={classes.side}>
            <Jali fade="up" />
            <Modal.Title className={classes.title}>{t('centre.title')}</Modal.Title>
            <nav className={classes.menu} aria-label={t('centre.title')}>
              {pages.map((key) => {
                const Icon = centreIcons[key];
                return (
                  <button
                    key={key}
                    type="button"
                    className={classes.entry}
                    aria-current={key === page ? 'page' : undefined}
                    ref={key === page ? bringIntoView : undefined}
                    onClick={() => openCentre(key)}
                  >
                    <Icon size={20} stroke={1.6} />
                    {t(`centre.${key}`)}
                    {key === 'messageV2' ? <UnreadBadge /> : null}
                  </button>
                );
              })}
            </nav>
          </aside>
          <section className={classes.panel}>
            <div className={classes.head}>
              {part ? (
                <ActionIcon
                  variant="subtle"
                  size={38}
                  onClick={() => openCentre(page)}
                  aria-label={t('member:backToAccount')}
                >
                  <Back size={20} />
                </ActionIcon>
              ) : null}
              <h2 key={part ?? page} className={classes.heading} tabIndex={-1} ref={takeFocus} data-autofocus>
                {part ? t(`member:part.${part}`) : t(`centre.${page}`)}
              </h2>
              <Modal.CloseButton aria-label={t('common:action.close')} size="lg" ms="auto" />
            </div>
            <CatchBoundary getResetKey={() => `${page} ${part}`} errorComponent={CrashPart}>
              <Suspense fallback={<ListSkeleton rows={5} height={64} />}>
                <CentrePanel page={page} part={part} />
              </Suspense>
            </CatchBoundary>
          </section>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Whoever works by keyboard or ear goes on at the head of the page that has just come. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
