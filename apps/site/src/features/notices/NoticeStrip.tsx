import type { Announcement } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { ActionIcon, CloseButton, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../app/use-layers.ts';
import classes from './NoticeStrip.module.css';
import { excerptOf, readDismissed, unread, withDismissed } from './notice-view.ts';
import { comingNoticesQuery, useReader } from './use-notices.ts';

/** What the house announces on its home page: the strip of titles, and a banner until the visitor puts it away. */
export function NoticeStrip() {
  const announced = useQuery(comingNoticesQuery(useReader()));
  const list = announced.data?.list ?? [];
  const titles = list.filter(({ type }) => type === 'H');
  const banners = list.filter(({ type }) => type === 'B');
  if (titles.length + banners.length === 0) return null;
  return (
    <div className={classes.stack}>
      {titles.length > 0 ? <Titles notices={titles} /> : null}
      <Banners notices={banners} />
    </div>
  );
}

/** One title at a time in one line; pressed, it opens. */
function Titles({ notices }: { notices: readonly Announcement[] }) {
  const { t } = useTranslation('notices');
  const language = wireLanguage(useLanguage());
  const { openNotice } = useLayers();
  const [at, setAt] = useState(0);
  const index = at % notices.length;
  const shown = notices[index];
  if (shown === undefined) return null;
  const turn = (by: number) => setAt((index + by + notices.length) % notices.length);
  return (
    <section className={classes.line} aria-label={t('strip')}>
      <IconSpeakerphone size={20} stroke={1.6} className={classes.icon} aria-hidden />
      <UnstyledButton className={classes.one} onClick={() => openNotice(shown.id)} aria-haspopup="dialog">
        {shown.title[language]}
      </UnstyledButton>
      {notices.length > 1 ? (
        <span className={classes.turn}>
          <ActionIcon variant="subtle" aria-label={t('previous')} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} className={classes.arrow} />
          </ActionIcon>
          <Figure>
            {index + 1}/{notices.length}
          </Figure>
          <ActionIcon variant="subtle" aria-label={t('following')} onClick={() => turn(1)}>
            <IconChevronRight size={18} className={classes.arrow} />
          </ActionIcon>
        </span>
      ) : null}
    </section>
  );
}

function Banners({ notices }: { notices: readonly Announcement[] }) {
  const { t } = useTranslation('notices');
  const [dismissed, setDismissed] = useLocalStorage<string[]>({
    key: 'ikka.notices.dismissed',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readDismissed,
  });
  const shown = unread(notices, dismissed);
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <section className={classes.strip} aria-label={t('banner')}>
      <BannerLine
        key={first.id}
        notice={first}
        others={shown.length - 1}
        onDismiss={() => setDismissed((before) => withDismissed(before, first.id))}
      />
    </section>
  );
}

function BannerLine({
  notice,
  others,
  onDismiss,
}: {
  notice: Announcement;
  others: number;
  onDismiss: () => void;
}) {
  const { t } = useTranslation('notices');
  const language = wireLanguage(useLanguage());
  const { openNotice } = useLayers();
  return (
    <>
      <IconSpeakerphone size={22} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{notice.title[language]}</p>
        <p className={classes.text}>{excerptOf(notice.content[language])}</p>
        <div className={classes.foot}>
          <time dateTime={notice.date}>
            <Figure>{formatInstant(notice.date)}</Figure>
          </time>
          <UnstyledButton
            className={classes.more}
            onClick={() => openNotice(notice.id)}
            aria-haspopup="dialog"
            aria-label={t('readOf', { title: notice.title[language] })}
          >
            {t('read')}
          </UnstyledButton>
          {others > 0 ? <span>{t('others', { count: others })}</span> : null}
        </div>
      </div>
      <CloseButton aria-label={t('dismiss')} onClick={onDismiss} size="lg" className={classes.close} />
    </>
  );
}
