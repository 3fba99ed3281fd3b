import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Versions } from '../../parts/Versions.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { PromotionWords } from './PromotionWords.tsx';

/** One promotion in both languages, with what it said before. */
export function PromotionEditPage() {
  const { promotionId } = useParams({ from: '/shell/promotions/$promotionId' });
  return <PromotionEdit key={promotionId} id={promotionId} />;
}

export function NewPromotionPage() {
  return <PromotionEdit id={null} />;
}

function PromotionEdit({ id }: { id: string | null }) {
  const { t } = useTranslation('officeOffers');
  const language = wireLanguage(useLanguage());
  const navigate = useNavigate();
  const query = useRead(calls.officePromotions.officePromotions, {});
  const toList = <BackLink to="/promotions">{t('promotions.toList')}</BackLink>;
  return (
    <Loaded query={query}>
      {({ promotions }) => {
        const row = promotions.find((one) => one.id === id) ?? null;
        if (id !== null && row === null)
          return <EmptyState title={t('promotions.unknown')} action={toList} />;
        return (
          <>
            <PageHead
              before={toList}
              title={row ? <bdi>{row.title[language]}</bdi> : t('promotions.write')}
              hint={row ? <bdi dir="ltr">/promoDetail?id={row.id}</bdi> : undefined}
            />
            <PromotionForm
              row={row}
              taken={promotions.map((one) => one.id)}
              onPublished={(made) =>
                void navigate({
                  to: '/promotions/$promotionId',
                  params: { promotionId: made },
                  replace: true,
                  ignoreBlocker: true,
                })
              }
            />
            {row && row.version > 1 ? (
              <Versions
                title={t('versions')}
                nameOf={(version) => t('version', { version })}
                call={calls.officePromotions.officePromotionVersions}
                request={{ params: { id: row.id } }}
                before={row.version}
              >
                {(one) => <PromotionWords words={one} />}
              </Versions>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
