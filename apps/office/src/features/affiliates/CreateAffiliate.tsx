import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { affiliateKinds, bodyOf, emptyDraft } from './affiliate-draft.ts';

const { officeAffiliates, officeCreateAffiliate, officeMembers } = calls.office;

/** Gives a member an invitation code. */
export function CreateAffiliate() {
  const { t } = useTranslation('office');
  const typed = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <ActButton
      leftSection={<IconPlus size={17} />}
      call={officeCreateAffiliate}
      touches={[officeAffiliates, officeMembers]}
      start={emptyDraft}
      request={(draft) => ({ body: bodyOf(draft) })}
      title={t('affiliates.createTitle')}
      done={({ code }) => t('affiliates.created', { code })}
      fields={(form) => (
        <>
          <TextInput
            {...form.text('account', t('affiliates.accountMissing'))}
            {...typed}
            label={t('affiliates.account')}
            autoCapitalize="none"
            data-autofocus
          />
          <Select
            {...form.choice('isAgent', affiliateKinds, (kind) =>
              kind === '' ? t('affiliates.kindNone') : t(`members.agent.${kind}`),
            )}
            label={t('affiliates.kind')}
          />
          <TextInput
            {...form.text('code', t('affiliates.codeWrong'))}
            {...typed}
            label={t('affiliates.code')}
            description={t('affiliates.codeHint')}
            maxLength={16}
          />
          <TextInput
            {...form.text('domain', t('affiliates.domainWrong'))}
            {...typed}
            label={t('affiliates.domain')}
            description={t('affiliates.domainHint')}
            maxLength={253}
          />
        </>
      )}
    >
      {t('affiliates.create')}
    </ActButton>
  );
}
