import { useTranslation } from '@ikka/i18n/react';
import { useEffect } from 'react';
import { pageMetaOf } from './page-title.ts';

/** Names the page in the tab and for search engines, in the language of the page. */
export function usePageTitle(path: string): void {
  const { t } = useTranslation(['site', 'common']);
  const { title: key, about } = pageMetaOf(path);
  // The sentences of the other pages stay out of the first view; who reads them waits for a moment.
  const { i18n, ready } = useTranslation(about === 'home' ? 'site' : 'meta', { useSuspense: false });
  const brand = t('common:brand');
  const title = key === null ? brand : `${t(key)} · ${brand}`;
  const description = about === 'home' ? t('meta.home') : ready ? i18n.t(`meta:${about}`) : null;
  const isIndexed = about !== 'notFound' && path !== '/helpmc';
  useEffect(() => {
    document.title = title;
    if (description !== null) tell('description', description);
    tell('robots', isIndexed ? null : 'noindex');
  }, [title, description, isIndexed]);
}

function tell(name: string, content: string | null): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}
