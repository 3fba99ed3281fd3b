import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton } from '@ikka/ui';
import { Text } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { DocumentList } from './DocumentList.tsx';

/** The documents of one member, on his page. */
export function MemberDocuments({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberDocuments, { params: { id: memberId } });
  return (
    <Panel title={t('documents.title')}>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} height={28} />}>
        {({ list }) =>
          list.length > 0 ? (
            <DocumentList documents={list} />
          ) : (
            <Text c="dimmed">{t('documents.noneOfMember')}</Text>
          )
        }
      </Loaded>
    </Panel>
  );
}
