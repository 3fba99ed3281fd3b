import { vipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { TextInput } from '@mantine/core';
import type { FormFields } from '../../parts/form/form-fields.ts';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import type { LevelDraft, LevelProblem } from './ladder-draft.ts';
import classes from './vip.module.css';

/** The fields of one level; every word stands in every language. */
export function LevelFields({
  form,
  currency,
  isFirst,
}: {
  form: FormFields<LevelDraft, LevelProblem>;
  currency: string;
  isFirst: boolean;
}) {
  const { t } = useTranslation('officeOffers');
  return (
    <div className={classes.fields}>
      <LocalTextInput field={form.local('title', t('vip.levelName'))} maxLength={vipLimits.titleMax} />
      <TextInput
        {...form.figure('turnover')}
        label={t('vip.turnover')}
        description={t(isFirst ? 'vip.turnoverFirst' : 'vip.turnoverHint', { currency })}
        disabled={isFirst}
      />
      <div className={classes.benefits}>
        <LocalTextInput
          field={form.local('benefits', t('vip.benefits'))}
          description={t('vip.benefitsHint')}
          rows={[2, 8]}
        />
      </div>
    </div>
  );
}
