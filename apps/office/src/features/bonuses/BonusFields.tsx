import { bonusBases, bonusLimits, bonusOccasions, shelfCategories } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { NumberInput, Select, TextInput } from '@mantine/core';
import type { FormFields } from '../../parts/form/form-fields.ts';
import { InLanguages, LocalLine } from '../../parts/form/LocalFields.tsx';
import type { BonusDraft, DraftProblem } from './bonus-draft.ts';
import classes from './bonuses.module.css';

/** The fields of an offer: for whom, how much, what for, and its words in every language. */
export function BonusFields({ form, isNew }: { form: FormFields<BonusDraft, DraftProblem>; isNew: boolean }) {
  const { t } = useTranslation(['officeBonuses', 'officeGames']);
  const textOf = (field: 'id' | 'methods' | 'promotionId') => ({
    ...form.text(field),
    label: t(`field.${field}`),
  });
  const figureOf = (field: 'percent' | 'fixed' | 'cap' | 'depositMin' | 'turnoverTimes') => ({
    ...form.figure(field),
    label: t(`field.${field}`),
    maxLength: 18,
  });
  return (
    <>
      <div className={classes.fields}>
        {isNew ? <TextInput {...textOf('id')} description={t('hint.id')} dir="ltr" maxLength={40} /> : null}
        <Select
          {...form.choice('occasion', bonusOccasions, (one) => t(`occasion.${one}`))}
          label={t('field.occasion')}
        />
        <TextInput {...figureOf('percent')} />
        <TextInput {...figureOf('fixed')} />
        <TextInput {...figureOf('cap')} />
        <TextInput {...figureOf('depositMin')} />
        <TextInput {...figureOf('turnoverTimes')} description={t('hint.turnoverTimes')} />
        <Select {...form.choice('base', bonusBases, (one) => t(`base.${one}`))} label={t('field.base')} />
        <NumberInput {...form.whole('days', [1, bonusLimits.daysMax])} label={t('field.days')} />
        <NumberInput {...form.whole('levelFrom', [0, bonusLimits.levelMax])} label={t('field.levelFrom')} />
        <TextInput {...textOf('methods')} description={t('hint.methods')} dir="ltr" maxLength={400} />
        <TextInput {...textOf('promotionId')} description={t('hint.promotionId')} dir="ltr" maxLength={40} />
        <TextInput
          {...form.time('from')}
          label={t('field.from')}
          description={t('hint.from', { zone: defaultTimeZone })}
        />
        <TextInput {...form.time('until')} label={t('field.until')} description={t('hint.until')} />
      </div>
      <fieldset className={classes.weights}>
        <legend>{t('field.weights')}</legend>
        {shelfCategories.map((category) => (
          <NumberInput
            key={category}
            label={t(`officeGames:categoryName.${category}`)}
            min={0}
            max={100}
            suffix="%"
            allowDecimal={false}
            clampBehavior="strict"
            value={form.draft.weights[category]}
            onChange={(weight) =>
              form.change({ weights: { ...form.draft.weights, [category]: Number(weight) || 0 } })
            }
          />
        ))}
      </fieldset>
      <InLanguages className={classes.fields}>
        {(code) => (
          <div className={classes.words}>
            <LocalLine
              code={code}
              field={form.local('title', t('field.title'))}
              maxLength={bonusLimits.titleMax}
            />
            <LocalLine
              code={code}
              field={form.local('summary', t('field.summary'))}
              maxLength={bonusLimits.summaryMax}
              rows={[2, 5]}
            />
          </div>
        )}
      </InLanguages>
    </>
  );
}
