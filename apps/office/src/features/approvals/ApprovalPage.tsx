import { calls } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Difference } from '../audit/Difference.tsx';
import { ApprovalActs } from './ApprovalActs.tsx';
import { nameIn, type Proposal, proposalTones, useSentence } from './proposal-words.ts';
import { SecretHalf } from './SecretHalf.tsx';

/** One proposal: what would change, why, and what the operator at the desk can do about it. */
export function ApprovalPage() {
  const { t } = useTranslation('officeApprovals');
  const { proposalId } = useParams({ from: '/shell/approvals/$proposalId' });
  const query = useRead(
    calls.officeApprovals.officeApproval,
    { params: { id: proposalId } },
    { everyMs: 15_000 },
  );
  return (
    <CaseFound query={query} unknown="approval.unknown" unknownTitle={t('unknown')}>
      {(proposal) => <Detail key={proposal.id} proposal={proposal} />}
    </CaseFound>
  );
}

function Detail({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const sentence = useSentence();
  return (
    <>
      <PageHead
        before={<BackLink to="/approvals">{t('title')}</BackLink>}
        title={
          <CaseTitle>
            {sentence(proposal)}
            <Mark tone={proposalTones[proposal.state]}>{t(`state.${proposal.state}`)}</Mark>
          </CaseTitle>
        }
      />
      <CaseColumns
        aside={
          <Panel title={t('about')}>
            <Facts facts={useFacts(proposal)} />
          </Panel>
        }
      >
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

function useFacts(proposal: Proposal) {
  const { t, i18n } = useTranslation('officeApprovals');
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('subject'), <bdi key="subject">{nameIn(proposal)}</bdi>],
    [t('proposedBy'), <bdi key="by">{proposal.proposedBy}</bdi>],
    [t('proposedAt'), <Instant key="at" at={proposal.proposedAt} />],
  ];
  if (proposal.state === 'waiting') {
    facts.push([t('expiresAt'), <Instant key="expires" at={proposal.expiresAt} />]);
  }
  if (proposal.decidedBy !== null) {
    facts.push([t('decidedBy'), <bdi key="decided">{proposal.decidedBy}</bdi>]);
    facts.push([t('decidedAt'), <Instant key="decidedAt" at={proposal.decidedAt} />]);
  }
  if (proposal.effectiveAt !== null) {
    facts.push([t('effectiveAt'), <Instant key="effective" at={proposal.effectiveAt} />]);
  }
  if (proposal.closedBy !== null) {
    facts.push([t('cancelledBy'), <bdi key="closed">{proposal.closedBy}</bdi>]);
  }
  if (proposal.answer !== null) {
    facts.push([
      t('answer'),
      <span key="answer" dir="auto">
        {proposal.answer}
      </span>,
    ]);
  }
  if (proposal.failure !== null) {
    facts.push([t('failure'), refusalMessage(proposal.failure, i18n.language)]);
  }
  return facts;
}
