import { useTranslation } from '@ikka/i18n/react';
import { type PlayBan, spanOf } from './case-words.ts';

/** What is said of a ban: for how long, why, and whether it holds. */
export function useBanWords() {
  const { t } = useTranslation('officeIntegrity');
  return {
    length({ minutes }: Pick<PlayBan, 'minutes'>) {
      const { unit, count } = spanOf(minutes);
      return t(`bans.${unit}`, { count });
    },
    reason: ({ reason }: Pick<PlayBan, 'reason'>) => reason ?? t('bans.abandoned'),
    isOn: ({ lifted, until }: Pick<PlayBan, 'lifted' | 'until'>) =>
      lifted === null && new Date(until).getTime() > Date.now(),
    state(ban: PlayBan) {
      if (ban.lifted !== null) return t('bans.lifted', { name: ban.lifted.by });
      return t(new Date(ban.until).getTime() > Date.now() ? 'bans.on' : 'bans.over');
    },
  };
}
