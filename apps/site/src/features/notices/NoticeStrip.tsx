import type { Announcement } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { ActionIcon, CloseButton, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import classes from './NoticeStrip.module.css';
import { excerptOf, readDismissed, unread, withDismissed } from './notice-view.ts';
import { comingNoticesQuery, useReader } from './use-notices.ts';

/**
 * What the house announces on its home page: the strip of titles, and a banner until the visitor puts it away. What was
 * announced before has its place above the games; what is published while the page stands slides over it.
 */
export function NoticeStrip() {
  const { t } = useTranslation('notices');
  const announced = useQuery(comingNoticesQuery(useReader()));
  const list = announced.data?.list ?? [];
  const titles = list.filter(({ type }) => type === 'H');
  const banners = list.filter(({ type }) => type === 'B');
  const [dismissed, setDismissed] = useLocalStorage<string[]>({
    key: 'ikka.notices.dismissed',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readDismissed,
  });
  const [first, ...others] = unread(banners, dismissed);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isTitlesPlaced = usePlace(titles.length > 0);
  const isBannerPlaced = usePlace(first !== undefined);
  // A title that slid over the page is put away until the page is opened again; there it has its place.
  const slid = isTitlesPlaced ? [] : titles.filter(({ id }) => !closed.includes(id));
  const banner =
    first === undefined ? null : (
      <section className={classes.strip} aria-label={t('banner')}>
        <BannerLine
          key={first.id}
          notice={first}
          others={others.length}
          onDismiss={() => setDismissed((before) => withDismissed(before, first.id))}
        />
      </section>
    );
  const isOver = slid.length > 0 || (banner !== null && !isBannerPlaced);
  return (
    <>
      {isTitlesPlaced || (banner !== null && isBannerPlaced) ? (
        <div className={classes.stack}>
          {isTitlesPlaced ? <Titles notices={titles} /> : null}
          {isBannerPlaced ? banner : null}
        </div>
      ) : null}
      {isOver ? (
        <div className={classes.over}>
          {slid.length > 0 ? (
            <Titles notices={slid} onClose={() => setClosed(titles.map(({ id }) => id))} />
          ) : null}
          {isBannerPlaced ? null : banner}
        </div>
      ) : null}
    </>
  );
}

/**
 * Whether what is shown has a place among the page's content: only what was there when the page stood, for as long as it
 * is. What comes later would push everything down.
 */
function usePlace(isThere: boolean): boolean {
  const [hasPlace, setHasPlace] = useState(isThere);
  if (hasPlace && !isThere) setHasPlace(false);
  return hasPlace && isThere;
}

/** One title at a time in one line; pressed, it opens. */
function Titles({ notices, onClose }: { notices: readonly Announcement[]; onClose?: () => void }) {
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
      {onClose ? <CloseButton aria-label={t('dismiss')} onClick={onClose} className={classes.close} /> : null}
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
