import { calls } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { AdjustmentDeeds } from './AdjustmentDeeds.tsx';
import { SignedMoney } from './AdjustmentsPage.tsx';
import { type Adjustment, adjustmentTones } from './adjustment-words.ts';

/** One adjustment: why it is wanted, what shows it, and for a second operator the decision. */
export function AdjustmentPage() {
  const { t } = useTranslation('officeTreasury');
  const { adjustmentId } = useParams({ from: '/shell/adjustments/$adjustmentId' });
  return (
    <CaseFound
      call={calls.officeTreasury.officeAdjustment}
      request={{ params: { id: adjustmentId } }}
      everyMs={15_000}
      unknown="adjustment.unknown"
      unknownTitle={t('unknown')}
    >
      {(adjustment) => <Detail key={adjustment.id} adjustment={adjustment} />}
    </CaseFound>
  );
}

function Detail({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('officeTreasury');
  return (
    <>
      <CaseHead to="/adjustments" list={t('title')}>
        <SignedMoney adjustment={adjustment} />
        <Mark tone={adjustmentTones[adjustment.state]}>{t(`state.${adjustment.state}`)}</Mark>
        {adjustment.needsSecond ? <Mark tone="trial">{t('fourEyes')}</Mark> : null}
      </CaseHead>
      <CaseColumns aside={<FactPanel title={t('about')} facts={useFacts(adjustment)} />}>
        <AdjustmentDeeds adjustment={adjustment} />
        <Panel title={t(`reason.${adjustment.reason}`)}>
          <Text dir="auto">{adjustment.note}</Text>
        </Panel>
        <Panel title={t('evidence')}>
          {adjustment.hasEvidence ? (
            <PictureRow>
              <AskedPicture
                call={calls.officeTreasury.officeEvidence}
                request={{ params: { id: adjustment.id } }}
                ask={t('showEvidence')}
                alt={t('evidenceAlt')}
              />
            </PictureRow>
          ) : (
            <Text c="dimmed">{t('noEvidence')}</Text>
          )}
        </Panel>
      </CaseColumns>
    </>
  );
}

function useFacts(adjustment: Adjustment): MaybeFact[] {
  const { t } = useTranslation('officeTreasury');
  const { secondFor, decidedBy, answer, transferId, settledAt, currency } = adjustment;
  const sum = formatMoney(adjustment.sumOfDay ?? adjustment.amount, currency);
  const isPosted = adjustment.state === 'posted' && transferId !== null;
  return [
    fact.member(t('account'), adjustment),
    [t('directionLabel'), t(`direction.${adjustment.direction}`)],
    fact.name(t('proposedBy'), adjustment.proposedBy),
    fact.instant(t('proposedAt'), adjustment.proposedAt),
    secondFor !== null && [t('second.title'), t(`second.${secondFor}`, { sum })],
    decidedBy !== null && fact.name(t('decidedBy'), decidedBy),
    decidedBy !== null && fact.instant(t('decidedAt'), adjustment.decidedAt),
    answer !== null && fact.text(t('answer'), answer),
    isPosted && fact.instant(t('settledAt'), settledAt),
    isPosted && fact.copied(t('transfer'), transferId),
  ];
}
