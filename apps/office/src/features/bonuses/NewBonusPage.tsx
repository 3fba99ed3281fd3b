import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { BonusForm } from './BonusForm.tsx';

/** A new bonus offer. */
export function NewBonusPage() {
  const { t } = useTranslation('officeBonuses');
  const navigate = useNavigate();
  const query = useRead(calls.officeBonuses.officeBonuses, {});
  return (
    <>
      <PageHead before={<BackLink to="/bonuses">{t('title')}</BackLink>} title={t('write')} />
      <Loaded query={query}>
        {({ currency, list }) => (
          <BonusForm
            offerId={null}
            base={null}
            currency={currency}
            taken={list.map(({ offerId }) => offerId)}
            onProposed={(offerId) =>
              void navigate({
                to: '/bonuses/$offerId',
                params: { offerId },
                replace: true,
                ignoreBlocker: true,
              })
            }
          />
        )}
      </Loaded>
    </>
  );
}
