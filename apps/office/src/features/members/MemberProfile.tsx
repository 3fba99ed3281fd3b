import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton } from '@ikka/ui';
import { useRead } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { ChangeProfile } from './ChangeProfile.tsx';
import { MemberPicture } from './MemberPicture.tsx';

type Field = CallValue<typeof calls.office.officeMemberProfile>['fields'][number];

/** What a member has told about himself; support changes a field with a reason. */
export function MemberProfile({ member }: { member: { readonly id: string; readonly account: string } }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberProfile, { params: { id: member.id } });
  const mayWrite = useMay('members.write');
  return (
    <Panel
      title={t('profile.title')}
      aside={
        mayWrite && query.data ? <ChangeProfile memberId={member.id} fields={query.data.fields} /> : null
      }
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={4} height={24} />}>
        {({ avatar, fields }) => (
          <>
            <MemberPicture member={member} avatar={avatar} mayWrite={mayWrite} />
            <Facts
              facts={fields
                .filter(({ value }) => value !== null)
                .map((field) => [t(`profile.field.${field.name}`), <Value key={field.name} field={field} />])}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Value({ field: { name, value } }: { field: Field }) {
  const { t } = useTranslation('office');
  if (name === 'incomeSource' && value !== null)
    return t(`profile.income.${value}` as 'profile.income.salary', { defaultValue: value });
  return <bdi>{value}</bdi>;
}
