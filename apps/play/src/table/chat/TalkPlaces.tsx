import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
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

/** The talk over the table, on a narrow page. */
export function TalkDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tableChat');
  return (
    <ModalShell opened onClose={onClose} size={560} title={t('title')} focusTitle>
      <div className={classes.drawer} data-testid="talk">
        <TableTalk />
      </div>
    </ModalShell>
  );
}
