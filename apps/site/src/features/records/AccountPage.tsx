import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar } from '@ikka/ui';
import { useState } from 'react';
import { AccountMovements } from './AccountMovements.tsx';
import classes from './AccountPage.module.css';
import { YearStatement } from './YearStatement.tsx';

/** The account record: every movement of the balance, or a year of them on one sheet. */
export function AccountPage() {
  const { t } = useTranslation('accountRecord');
  const [view, setView] = useState<'movements' | 'year'>('movements');
  return (
    <div className={classes.page}>
      <ChoiceBar
        label={t('view')}
        chosen={view}
        choices={[
          { value: 'movements', text: t('movements') },
          { value: 'year', text: t('year') },
        ]}
        onChoose={setView}
      />
      {view === 'movements' ? <AccountMovements /> : <YearStatement />}
    </div>
  );
}
