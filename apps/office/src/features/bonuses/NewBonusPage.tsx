import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, PageSkeleton } from '@ikka/ui';
import { useNavigate } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { BonusForm } from './BonusForm.tsx';

/** A new bonus offer. */
export function NewBonusPage() {
  const { t } = useTranslation('officeBonuses');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const query = useRead(calls.officeBonuses.officeBonuses, {});
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <PageHead before={<BackLink to="/bonuses">{t('title')}</BackLink>} title={t('write')} />
      <BonusForm
        offerId={null}
        base={null}
        currency={query.data.currency}
        taken={query.data.list.map(({ offerId }) => offerId)}
        onProposed={(offerId) =>
          void navigate({
            to: '/bonuses/$offerId',
            params: { offerId },
            replace: true,
            ignoreBlocker: true,
          })
        }
      />
    </>
  );
}
