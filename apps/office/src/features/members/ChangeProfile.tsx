import { calls, incomeSources, type ProfileFieldName } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';

const { officeMemberProfile, officeMember, officeChangeProfile } = calls.office;

/** Changes one field of a member's profile, also one that he may set only once; the reason goes into the audit log. */
export function ChangeProfile({
  memberId,
  fields,
}: {
  memberId: string;
  fields: readonly { readonly name: ProfileFieldName; readonly value: string | null }[];
}) {
  const { t } = useTranslation('office');
  const choice = (field: ProfileFieldName) => ({
    field,
    // Of the id number only its end is known here: it is written anew or not at all.
    value: field === 'idNumber' ? '' : (fields.find(({ name }) => name === field)?.value ?? ''),
  });
  return (
    <ActButton
      size="compact-sm"
      variant="subtle"
      leftSection={<IconPencil size={15} />}
      call={officeChangeProfile}
      touches={[officeMemberProfile, officeMember]}
      start={choice('fullName')}
      request={(body) => ({ params: { id: memberId }, body })}
      title={t('profile.changeTitle')}
      action={t('profile.save')}
      done={t('profile.changed')}
      fields={(form) => (
        <>
          <Select
            {...form.choice(
              'field',
              fields.map(({ name }) => name),
              (name) => t(`profile.field.${name}`),
            )}
            label={t('profile.fieldLabel')}
            onChange={(next) => {
              form.change(choice(fields.find(({ name }) => name === next)?.name ?? form.draft.field));
              form.forget();
            }}
          />
          {form.draft.field === 'incomeSource' ? (
            <Select
              label={t('profile.value')}
              value={form.draft.value === '' ? null : form.draft.value}
              onChange={(next) => form.change({ value: next ?? '' })}
              data={incomeSources.map((name) => ({ value: name, label: t(`profile.income.${name}`) }))}
              clearable
            />
          ) : (
            <TextInput
              {...form.text('value')}
              label={t('profile.value')}
              description={t(
                form.draft.field === 'nationality' ? 'profile.nationalityHint' : 'profile.valueHint',
              )}
              type={form.draft.field === 'birthday' ? 'date' : 'text'}
              dir={form.draft.field === 'birthday' ? 'ltr' : 'auto'}
              maxLength={500}
            />
          )}
        </>
      )}
    >
      {t('profile.change')}
    </ActButton>
  );
}
