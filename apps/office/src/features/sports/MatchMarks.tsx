import type { OfficeMatch } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { isLive } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';

const tones = {
  scheduled: 'trial',
  live: 'good',
  break: 'good',
  ended: 'changed',
  official: 'trial',
  postponed: 'changed',
  abandoned: 'bad',
  cancelled: 'bad',
} as const;

/** How a match stands: its stage or its clock, what its provider and what a trader has done to it. */
export function MatchMarks({ match }: { match: OfficeMatch }) {
  const { t } = useTranslation(['officeSports', 'sportsbook']);
  const { clockText } = useBookWords();
  const { fixture, hold, voided, isHeard } = match;
  return (
    <Marks>
      <Mark tone={tones[fixture.stage]}>
        {isLive(fixture) ? <bdi>{clockText(fixture)}</bdi> : t(`sportsbook:stage.${fixture.stage}`)}
      </Mark>
      {hold === null ? null : <Mark tone="bad">{t(`holds.${hold}`)}</Mark>}
      {voided === null ? null : <Mark tone="bad">{t('voided')}</Mark>}
      {isHeard ? null : <Mark tone="changed">{t('unheard')}</Mark>}
    </Marks>
  );
}
