import { vipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Textarea, TextInput } from '@mantine/core';
import type { LevelDraft, LevelProblems } from './ladder-draft.ts';
import classes from './vip.module.css';

/** The fields of one level; every word stands in both languages. */
export function LevelFields({
  level,
  currency,
  isFirst,
  problems,
  onChange,
}: {
  level: LevelDraft;
  currency: string;
  isFirst: boolean;
  problems: LevelProblems;
  onChange: (part: Partial<LevelDraft>) => void;
}) {
  const { t } = useTranslation('officeOffers');
  const fieldOf = (field: keyof LevelDraft) => ({
    label: t(`vip.${field}`),
    value: level[field],
    error: problems[field] ? t(`vip.problem.${problems[field]}`) : null,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  const inLanguage = (field: keyof LevelDraft) => ({
    ...fieldOf(field),
    lang: field.endsWith('Ur') ? 'ur' : 'en',
    styles: { input: { direction: field.endsWith('Ur') ? 'rtl' : 'ltr' } } as const,
  });
  return (
    <div className={classes.fields}>
      <TextInput {...inLanguage('titleEn')} maxLength={vipLimits.titleMax} />
      <TextInput {...inLanguage('titleUr')} maxLength={vipLimits.titleMax} />
      <TextInput
        {...fieldOf('turnover')}
        description={t(isFirst ? 'vip.turnoverFirst' : 'vip.turnoverHint', { currency })}
        dir="ltr"
        inputMode="decimal"
        disabled={isFirst}
      />
      <div className={classes.benefits}>
        <Textarea
          {...inLanguage('benefitsEn')}
          description={t('vip.benefitsHint')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <Textarea
          {...inLanguage('benefitsUr')}
          description={t('vip.benefitsHint')}
          autosize
          minRows={2}
          maxRows={8}
        />
      </div>
    </div>
  );
}
