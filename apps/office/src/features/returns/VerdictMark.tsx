import { useTranslation } from '@ikka/i18n/react';
import { Mark } from '../../parts/Badges.tsx';
import { standingOf, type VersionRow } from './return-words.ts';

/** How a version stands to its sheet, in a word. */
export function VerdictMark({ row }: { row: Pick<VersionRow, 'verdict' | 'from'> }) {
  const { t } = useTranslation('officeReturns');
  const standing = standingOf(row);
  const tone = {
    inside: 'good',
    early: 'changed',
    above: 'bad',
    below: 'bad',
    unjudged: 'changed',
    counting: 'changed',
    outside: 'changed',
  } as const;
  return <Mark tone={tone[standing]}>{t(`verdict.${standing}`)}</Mark>;
}
