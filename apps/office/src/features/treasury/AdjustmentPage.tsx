import { calls } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { AdjustmentDeeds } from './AdjustmentDeeds.tsx';
import { SignedMoney } from './AdjustmentsPage.tsx';
import { type Adjustment, adjustmentTones } from './adjustment-words.ts';

/** One adjustment: why it is wanted, what shows it, and for a second operator the decision. */
export function AdjustmentPage() {
  const { t } = useTranslation('officeTreasury');
  const { adjustmentId } = useParams({ from: '/shell/adjustments/$adjustmentId' });
  const query = useRead(
    calls.officeTreasury.officeAdjustment,
    { params: { id: adjustmentId } },
    { everyMs: 15_000 },
  );
  return (
    <CaseFound query={query} unknown="adjustment.unknown" unknownTitle={t('unknown')}>
      {(adjustment) => <Detail key={adjustment.id} adjustment={adjustment} />}
    </CaseFound>
  );
}

function Detail({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('officeTreasury');
  return (
    <>
      <PageHead
        before={<BackLink to="/adjustments">{t('title')}</BackLink>}
        title={
          <CaseTitle>
            <SignedMoney adjustment={adjustment} />
            <Mark tone={adjustmentTones[adjustment.state]}>{t(`state.${adjustment.state}`)}</Mark>
            {adjustment.needsSecond ? <Mark tone="trial">{t('fourEyes')}</Mark> : null}
          </CaseTitle>
        }
      />
      <CaseColumns
        aside={
          <Panel title={t('about')}>
            <Facts facts={useFacts(adjustment)} />
          </Panel>
        }
      >
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

function useFacts(adjustment: Adjustment) {
  const { t } = useTranslation('officeTreasury');
  const { memberId, account } = adjustment;
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('account'), <MemberLink key="account" memberId={memberId} account={account} />],
    [t('directionLabel'), t(`direction.${adjustment.direction}`)],
    [t('proposedBy'), <bdi key="by">{adjustment.proposedBy}</bdi>],
    [t('proposedAt'), <Instant key="at" at={adjustment.proposedAt} />],
  ];
  if (adjustment.secondFor !== null) {
    const sum = formatMoney(adjustment.sumOfDay ?? adjustment.amount, adjustment.currency);
    facts.push([t('second.title'), t(`second.${adjustment.secondFor}`, { sum })]);
  }
  if (adjustment.decidedBy !== null) {
    facts.push([t('decidedBy'), <bdi key="decided">{adjustment.decidedBy}</bdi>]);
    facts.push([t('decidedAt'), <Instant key="decidedAt" at={adjustment.decidedAt} />]);
  }
  if (adjustment.answer !== null) {
    facts.push([
      t('answer'),
      <span key="answer" dir="auto">
        {adjustment.answer}
      </span>,
    ]);
  }
  if (adjustment.state === 'posted' && adjustment.transferId !== null) {
    facts.push([t('settledAt'), <Instant key="settled" at={adjustment.settledAt} />]);
    facts.push([t('transfer'), <Code key="transfer" value={adjustment.transferId} />]);
  }
  return facts;
}
