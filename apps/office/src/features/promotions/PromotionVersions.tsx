import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useRead } from '../../api/use-call.ts';
import { Versions } from '../../parts/Versions.tsx';
import { PromotionWords } from './PromotionWords.tsx';

/** What a promotion said before, who published it and when. */
export function PromotionVersions({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('officeOffers');
  const query = useRead(calls.officePromotions.officePromotionVersions, { params: { id } });
  return (
    <Versions
      title={t('versions')}
      nameOf={(no) => t('version', { version: no })}
      query={query}
      before={version}
    >
      {(one) => <PromotionWords words={one} />}
    </Versions>
  );
}
