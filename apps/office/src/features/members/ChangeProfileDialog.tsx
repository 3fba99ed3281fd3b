import { calls, incomeSources, type ProfileFieldName } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';

const { officeMemberProfile, officeMember, officeAudit, officeChangeProfile } = calls.office;
const reasonMin = 3;

/** Changes one field of a member's profile, also one that he may set only once; the reason goes into the audit log. */
export function ChangeProfileDialog({
  memberId,
  fields,
  opened,
  onClose,
}: {
  memberId: string;
  fields: readonly { readonly name: ProfileFieldName; readonly value: string | null }[];
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const change = useAct(officeChangeProfile, [officeMemberProfile, officeMember, officeAudit]);
  const [field, setField] = useState<ProfileFieldName>('fullName');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { reset } = change;
  const knownOf = (name: ProfileFieldName) =>
    // Of the id number only its end is known here: it is written anew or not at all.
    name === 'idNumber' ? '' : (fields.find((one) => one.name === name)?.value ?? '');
  const choose = (name: ProfileFieldName) => {
    setField(name);
    setValue(knownOf(name));
    reset();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    if (!opened) return;
    choose('fullName');
    setReason('');
    setAsked(false);
  }, [opened]);
  const isShort = reason.trim().length < reasonMin;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isShort || change.isPending) return;
    change.mutate(
      { params: { id: memberId }, body: { field, value, reason: reason.trim() } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('profile.changed') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened={opened}
      onClose={onClose}
      title={t('profile.changeTitle')}
      mustAnswer={change.isPending}
    >
      <form onSubmit={submit}>
        <Stack>
          <Select
            label={t('profile.fieldLabel')}
            value={field}
            onChange={(next) => choose(fields.find(({ name }) => name === next)?.name ?? field)}
            data={fields.map(({ name }) => ({ value: name, label: t(`profile.field.${name}`) }))}
            allowDeselect={false}
          />
          {field === 'incomeSource' ? (
            <Select
              label={t('profile.value')}
              value={value === '' ? null : value}
              onChange={(next) => setValue(next ?? '')}
              data={incomeSources.map((name) => ({ value: name, label: t(`profile.income.${name}`) }))}
              clearable
            />
          ) : (
            <TextInput
              label={t('profile.value')}
              description={t(field === 'nationality' ? 'profile.nationalityHint' : 'profile.valueHint')}
              type={field === 'birthday' ? 'date' : 'text'}
              value={value}
              onChange={(event) => setValue(event.currentTarget.value)}
              dir={field === 'birthday' ? 'ltr' : 'auto'}
              maxLength={500}
            />
          )}
          <Textarea
            label={t('reason.label')}
            description={t('reason.hint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            minRows={2}
            autosize
            dir="auto"
            error={asked && isShort ? t('reason.short', { count: reasonMin }) : null}
          />
          <Failure failure={change.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={change.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('profile.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
