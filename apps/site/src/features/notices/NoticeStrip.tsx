import type { Announcement } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { CloseButton, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { announcementsQuery } from '../../app/queries.ts';
import classes from './NoticeStrip.module.css';
import { isLong, readDismissed, unread, withDismissed } from './notice-view.ts';

/** What the house announces now, one notice at a time, until the visitor puts it away on this device. */
export function NoticeStrip() {
  const { t } = useTranslation('site');
  const announced = useQuery(announcementsQuery);
  const [dismissed, setDismissed] = useLocalStorage<string[]>({
    key: 'ikka.notices.dismissed',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readDismissed,
  });
  const shown = unread(announced.data?.list ?? [], dismissed);
  const [newest] = shown;
  if (newest === undefined) return null;
  return (
    <section className={classes.strip} aria-label={t('notice.strip')}>
      <NoticeLine
        key={newest.id}
        notice={newest}
        others={shown.length - 1}
        onDismiss={() => setDismissed((before) => withDismissed(before, newest.id))}
      />
    </section>
  );
}

function NoticeLine({
  notice,
  others,
  onDismiss,
}: {
  notice: Announcement;
  others: number;
  onDismiss: () => void;
}) {
  const { t } = useTranslation('site');
  const language = wireLanguage(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const text = notice.content[language];
  const isShort = !isLong(text);
  return (
    <>
      <IconSpeakerphone size={22} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{notice.title[language]}</p>
        <p id={textId} className={classes.text} data-short={(!isShort && !isOpen) || undefined}>
          {text}
        </p>
        <div className={classes.foot}>
          <time dateTime={notice.date}>
            <Figure>{formatInstant(notice.date)}</Figure>
          </time>
          {isShort ? null : (
            <UnstyledButton
              className={classes.more}
              aria-expanded={isOpen}
              aria-controls={textId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'notice.less' : 'notice.more')}
            </UnstyledButton>
          )}
          {others > 0 ? <span>{t('notice.others', { count: others })}</span> : null}
        </div>
      </div>
      <CloseButton aria-label={t('notice.dismiss')} onClick={onDismiss} size="lg" className={classes.close} />
    </>
  );
}
