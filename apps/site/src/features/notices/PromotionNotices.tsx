import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { UnstyledButton } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayers } from '../../parts/address/use-layers.ts';
import { excerptOf } from './notice-view.ts';
import classes from './PromotionNotices.module.css';
import { promotionNoticesQuery, useReader } from './use-notices.ts';

/** What is told of promotions, in short; each opens in full. */
export function PromotionNotices() {
  const { t } = useTranslation('notices');
  const language = wireLanguage(useLanguage());
  const { openNotice } = useLayers();
  const told = useQuery(promotionNoticesQuery(useReader()));
  const list = told.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('promotions')}>
      {list.map((notice) => (
        <li key={notice.id}>
          <UnstyledButton
            className={classes.notice}
            onClick={() => openNotice(notice.id)}
            aria-haspopup="dialog"
          >
            <IconGift size={22} stroke={1.6} className={classes.icon} aria-hidden />
            <span className={classes.words}>
              <span className={classes.title}>{notice.title[language]}</span>
              <span className={classes.text}>{excerptOf(notice.content[language])}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
