import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { Text } from '@mantine/core';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Panel } from '../../parts/Panel.tsx';
import { DocumentList } from './DocumentList.tsx';

/** The documents of one member, on his page. */
export function MemberDocuments({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberDocuments, { params: { id: memberId } });
  const failureText = useFailureText();
  return (
    <Panel title={t('documents.title')}>
      {query.isPending ? <ListSkeleton rows={3} height={28} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && query.data.list.length > 0 ? <DocumentList documents={query.data.list} /> : null}
      {query.data?.list.length === 0 ? <Text c="dimmed">{t('documents.noneOfMember')}</Text> : null}
    </Panel>
  );
}
