import type { NumberProblem } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';

/** Says what is wrong with a typed number; `write` writes an end of its bounds as the field means it. */
export function useNumberProblem(): (problem: NumberProblem, write: (value: bigint) => string) => string {
  const { t } = useTranslation('common');
  /** An amount begins with its sign: it keeps its direction inside an Urdu sentence. */
  const isolated = (text: string) => `\u2066${text}\u2069`;
  return (problem, write) => {
    switch (problem.kind) {
      case 'required':
        return t('number.required');
      case 'form':
        return problem.digits === 0 ? t('number.whole') : t('number.form', { digits: problem.digits });
      case 'below':
        return t('number.least', { least: isolated(write(problem.least)) });
      case 'above':
        return t('number.most', { most: isolated(write(problem.greatest)) });
      case 'choice':
        return t('number.choice');
    }
  };
}
