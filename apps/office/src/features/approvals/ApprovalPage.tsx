import { calls } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Difference } from '../audit/Difference.tsx';
import { ApprovalActs } from './ApprovalActs.tsx';
import { nameIn, type Proposal, proposalTones, useSentence } from './proposal-words.ts';
import { SecretHalf } from './SecretHalf.tsx';

/** One proposal: what would change, why, and what the operator at the desk can do about it. */
export function ApprovalPage() {
  const { t } = useTranslation('officeApprovals');
  const { proposalId } = useParams({ from: '/shell/approvals/$proposalId' });
  return (
    <CaseFound
      call={calls.officeApprovals.officeApproval}
      request={{ params: { id: proposalId } }}
      everyMs={15_000}
      unknown="approval.unknown"
      unknownTitle={t('unknown')}
    >
      {(proposal) => <Detail key={proposal.id} proposal={proposal} />}
    </CaseFound>
  );
}

function Detail({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const sentence = useSentence();
  return (
    <>
      <CaseHead to="/approvals" list={t('title')}>
        {sentence(proposal)}
        <Mark tone={proposalTones[proposal.state]}>{t(`state.${proposal.state}`)}</Mark>
      </CaseHead>
      <CaseColumns aside={<FactPanel title={t('about')} facts={useFacts(proposal)} />}>
        <ApprovalActs proposal={proposal} />
        {proposal.hasSecret ? <SecretHalf proposal={proposal} /> : null}
        <Panel title={t('changes')}>
          <Difference before={proposal.before} after={proposal.after} />
        </Panel>
        <Panel title={t('reason')}>
          <Text dir="auto">{proposal.reason}</Text>
        </Panel>
      </CaseColumns>
    </>
  );
}

function useFacts(proposal: Proposal): MaybeFact[] {
  const { t, i18n } = useTranslation('officeApprovals');
  const { state, expiresAt, decidedBy, decidedAt, effectiveAt, closedBy, answer, failure } = proposal;
  return [
    fact.name(t('subject'), nameIn(proposal)),
    fact.name(t('proposedBy'), proposal.proposedBy),
    fact.instant(t('proposedAt'), proposal.proposedAt),
    state === 'waiting' && fact.instant(t('expiresAt'), expiresAt),
    decidedBy !== null && fact.name(t('decidedBy'), decidedBy),
    decidedBy !== null && fact.instant(t('decidedAt'), decidedAt),
    effectiveAt !== null && fact.instant(t('effectiveAt'), effectiveAt),
    closedBy !== null && fact.name(t('cancelledBy'), closedBy),
    answer !== null && fact.text(t('answer'), answer),
    failure !== null && [t('failure'), refusalMessage(failure, i18n.language)],
  ];
}
