import { useTranslation } from '@ikka/i18n/react';
import { useEffect } from 'react';
import { titleKeyOf } from './page-title.ts';

/** Names the page in the tab, in the language of the page. */
export function usePageTitle(path: string): void {
  const { t } = useTranslation(['site', 'common']);
  const key = titleKeyOf(path);
  const brand = t('common:brand');
  const title = key === null ? brand : `${t(key)} · ${brand}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
