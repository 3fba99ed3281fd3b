import { useTranslation } from '@ikka/i18n/react';
import type { Sent } from './MessagesPage.tsx';

/** To whom a message went, in words. */
export function useAudienceWords(): (audience: Sent['audience']) => string {
  const { t } = useTranslation('supportOffice');
  return (audience) => {
    switch (audience.kind) {
      case 'all':
        return t('messages.toAll');
      case 'rank':
        return t('messages.toRank', { from: audience.from, to: audience.to });
      case 'members':
        return audience.only?.account ?? t('messages.toMany', { count: audience.count });
    }
  };
}
