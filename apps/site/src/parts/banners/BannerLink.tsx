import { useTranslation } from '@ikka/i18n/react';
import { VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** Leads to a page of this site within it, and elsewhere beside it. */
export function BannerLink({
  url,
  className,
  children,
}: {
  url: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const { t, ready } = useTranslation('notices', { useSuspense: false });
  const navigate = useNavigate();
  if (!url.startsWith('/')) {
    return (
      <a href={url} className={className} target="_blank" rel="noopener noreferrer nofollow">
        {children}
        {ready ? <VisuallyHidden> ({t('banners.opensBeside')})</VisuallyHidden> : null}
      </a>
    );
  }
  function go(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href: url });
  }
  return (
    <a href={url} className={className} onClick={go}>
      {children}
    </a>
  );
}
