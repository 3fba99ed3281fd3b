import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { ActiveBonus } from '../../parts/bonuses/ActiveBonus.tsx';
import classes from '../../parts/bonuses/Bonuses.module.css';
import { bonusOffersQuery } from '../../parts/bonuses/use-bonuses.ts';
import { BonusList } from './BonusList.tsx';

/** The bonus details of the member centre: the bonus that runs, every one there was, and what became cash of them. */
export function BonusesPage({ movements }: { movements: ReactNode }) {
  const { t } = useTranslation('bonuses');
  const { isTrial } = useAccount();
  const [view, setView] = useState<'list' | 'movements'>('list');
  const active = useQuery({ ...bonusOffersQuery, enabled: !isTrial }).data?.active;
  if (isTrial) return movements;
  return (
    <div className={classes.page}>
      {active ? <ActiveBonus bonus={active} mayGiveUp /> : null}
      <ChoiceBar
        label={t('view.label')}
        chosen={view}
        choices={(['list', 'movements'] as const).map((value) => ({ value, text: t(`view.${value}`) }))}
        onChoose={setView}
      />
      {view === 'list' ? <BonusList /> : movements}
    </div>
  );
}
