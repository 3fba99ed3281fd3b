import { directionOf, parseLanguage } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OutboxMessage } from './OutboxPage.tsx';
import classes from './outbox.module.css';

/** A message as its receiver would read it, in the direction of its own language. */
export function MessageDialog({ looked, onClose }: { looked: OutboxMessage | null; onClose: () => void }) {
  const { t } = useTranslation('office');
  const [shown, setShown] = useState(looked);
  useEffect(() => {
    // While the dialog closes it keeps the words that it had.
    if (looked !== null) setShown(looked);
  }, [looked]);
  if (shown === null) return null;
  const language = parseLanguage(shown.language) ?? 'en';
  const words = { lang: language, dir: directionOf(language) } as const;
  return (
    <ModalShell
      opened={looked !== null}
      onClose={onClose}
      title={shown.subject === null ? t(`outbox.template.${shown.template}`) : <bdi>{shown.subject}</bdi>}
      size={680}
    >
      <Stack>
        {shown.html === null ? null : (
          <>
            <h3 className={classes.form}>{t('outbox.asMail')}</h3>
            {/* Without any right: no script runs in it, and it leads nowhere. */}
            <iframe className={classes.mail} title={t('outbox.asMail')} sandbox="" srcDoc={shown.html} />
          </>
        )}
        {shown.html === null ? null : <h3 className={classes.form}>{t('outbox.asText')}</h3>}
        <p className={classes.text} {...words}>
          {shown.text}
        </p>
      </Stack>
    </ModalShell>
  );
}
