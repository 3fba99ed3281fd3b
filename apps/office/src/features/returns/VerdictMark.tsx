import type { ReturnVerdict } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Mark } from '../../parts/Badges.tsx';

/** How a version stands to its sheet, in a word. */
export function VerdictMark({ verdict }: { verdict: ReturnVerdict }) {
  const { t } = useTranslation('officeReturns');
  const tone = {
    inside: 'good',
    above: 'bad',
    below: 'bad',
    unjudged: 'changed',
    counting: 'changed',
  } as const;
  return <Mark tone={tone[verdict]}>{t(`verdict.${verdict}`)}</Mark>;
}
