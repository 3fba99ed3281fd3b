import { calls } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts, fact, type MaybeFact } from '../../parts/Facts.tsx';
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
