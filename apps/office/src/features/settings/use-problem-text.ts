import { useTranslation } from '@ikka/i18n/react';
import type { Problem } from './setting-problem.ts';

/** A problem in words, with the place where it is. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('office');
  return ({ path, code, limit }) => {
    const text = t(`settings.problem.${code}`, { limit: limit ?? 0 });
    return path === '' ? text : t('settings.problemAt', { path, text });
  };
}
