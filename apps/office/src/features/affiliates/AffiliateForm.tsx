import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { type AffiliateDraft, bodyOf, emptyDraft, wrongParts } from './affiliate-draft.ts';

const { officeAffiliates, officeCreateAffiliate, officeAudit, officeMembers } = calls.office;
const kinds = ['41', '42', '1', '2'] as const;

/** Gives a member an invitation code. */
export function AffiliateForm({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['office', 'common']);
  const create = useAct(officeCreateAffiliate, [officeAffiliates, officeAudit, officeMembers]);
  const [draft, setDraft] = useState(emptyDraft);
  const [asked, setAsked] = useState(false);
  const { reset } = create;
  useEffect(() => {
    if (!opened) return;
    setDraft(emptyDraft);
    setAsked(false);
    reset();
  }, [opened, reset]);
  const wrong = wrongParts(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (wrong.size > 0 || create.isPending) return;
    const onSuccess = ({ code }: { code: string }) => {
      notifications.show({ color: 'emerald', message: t('affiliates.created', { code }) });
      onClose();
    };
    create.mutate({ body: bodyOf(draft) }, { onSuccess });
  }

  const textOf = (part: 'account' | 'code' | 'domain', problem: string) => ({
    value: draft[part],
    error: asked && wrong.has(part) ? problem : null,
    dir: 'ltr',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [part]: value })),
  });

  return (
    <ModalShell
      opened={opened}
      onClose={onClose}
      title={t('affiliates.createTitle')}
      mustAnswer={create.isPending}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            {...textOf('account', t('affiliates.accountMissing'))}
            label={t('affiliates.account')}
            autoCapitalize="none"
            data-autofocus
          />
          <Select
            label={t('affiliates.kind')}
            value={draft.isAgent}
            allowDeselect={false}
            onChange={(next) =>
              setDraft((before) => ({ ...before, isAgent: (next ?? '') as AffiliateDraft['isAgent'] }))
            }
            data={[
              { value: '', label: t('affiliates.kindNone') },
              ...kinds.map((kind) => ({ value: kind, label: t(`members.agent.${kind}`) })),
            ]}
          />
          <TextInput
            {...textOf('code', t('affiliates.codeWrong'))}
            label={t('affiliates.code')}
            description={t('affiliates.codeHint')}
            maxLength={16}
          />
          <TextInput
            {...textOf('domain', t('affiliates.domainWrong'))}
            label={t('affiliates.domain')}
            description={t('affiliates.domainHint')}
            maxLength={253}
          />
          <Failure failure={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={create.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t('affiliates.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
