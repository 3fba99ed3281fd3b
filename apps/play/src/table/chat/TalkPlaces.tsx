import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell } from '@ikka/ui';
import { useDirection } from '@mantine/core';
import classes from './chat.module.css';
import { TableTalk } from './TableTalk.tsx';

/** The talk with a place of its own beside the table; nothing where the house has switched it off. */
export function TalkBeside() {
  const { t } = useTranslation('tableChat');
  return (
    <section className={classes.beside} aria-label={t('title')} data-testid="talk">
      <h2 className={classes.title}>{t('title')}</h2>
      <TableTalk />
    </section>
  );
}

/** The talk over the felt: below on a narrow page, at its end on a wide one, so that the hands and the clock stay in sight. */
export function TalkDrawer({ isBeside = false, onClose }: { isBeside?: boolean; onClose: () => void }) {
  const { t } = useTranslation('tableChat');
  const { dir } = useDirection();
  return (
    <DrawerShell
      opened
      onClose={onClose}
      position={isBeside ? (dir === 'rtl' ? 'left' : 'right') : 'bottom'}
      size={isBeside ? '24rem' : 'min(26rem, 56dvh)'}
      title={t('title')}
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{ content: classes.sheet ?? '', body: classes.sheetBody ?? '' }}
    >
      <div className={classes.drawer} data-testid="talk">
        <TableTalk />
      </div>
    </DrawerShell>
  );
}
