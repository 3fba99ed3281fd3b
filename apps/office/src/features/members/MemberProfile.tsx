import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { ChangeProfile } from './ChangeProfile.tsx';
import { MemberPicture } from './MemberPicture.tsx';

type Field = CallValue<typeof calls.office.officeMemberProfile>['fields'][number];

/** What a member has told about himself; support changes a field with a reason. */
export function MemberProfile({ member }: { member: { readonly id: string; readonly account: string } }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberProfile, { params: { id: member.id } });
  const failureText = useFailureText();
  const mayWrite = useMay('members.write');
  const known = query.data?.fields.filter(({ value }) => value !== null) ?? [];
  return (
    <Panel
      title={t('profile.title')}
      aside={
        mayWrite && query.data ? <ChangeProfile memberId={member.id} fields={query.data.fields} /> : null
      }
    >
      {query.isPending ? <ListSkeleton rows={4} height={24} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && !query.isPlaceholderData ? (
        <MemberPicture member={member} avatar={query.data.avatar} mayWrite={mayWrite} />
      ) : null}
      <Facts
        facts={known.map((field) => [
          t(`profile.field.${field.name}`),
          <Value key={field.name} field={field} />,
        ])}
      />
    </Panel>
  );
}

function Value({ field: { name, value } }: { field: Field }) {
  const { t } = useTranslation('office');
  if (name === 'incomeSource' && value !== null) return t(`profile.income.${value}`, { defaultValue: value });
  return <bdi>{value}</bdi>;
}
