import { bonusBases, bonusLimits, bonusOccasions, type LocalText, shelfCategories } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { InLanguages, LocalLine } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import type { BonusDraft, BonusProblems } from './bonus-draft.ts';
import classes from './bonuses.module.css';

type TextField = {
  [Field in keyof BonusDraft]: BonusDraft[Field] extends string ? Field : never;
}[keyof BonusDraft];

/** The fields of an offer: for whom, how much, what for, and its words in every language. */
export function BonusFields({
  draft,
  isNew,
  problems,
  onChange,
}: {
  draft: BonusDraft;
  isNew: boolean;
  problems: BonusProblems;
  onChange: (change: Partial<BonusDraft>) => void;
}) {
  const { t } = useTranslation(['officeBonuses', 'officeGames']);
  const textOf = (field: Exclude<TextField, 'occasion' | 'base'>) => {
    const problem = problems[field];
    return {
      label: t(`field.${field}`),
      value: draft[field],
      error: problem ? t(`problem.${problem}`) : null,
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ [field]: event.currentTarget.value }),
    };
  };
  const wordsOf = (field: 'title' | 'summary') => ({
    label: t(`field.${field}`),
    value: draft[field],
    errors: errorsOf(problems[field], (problem) => t(`problem.${problem}`)),
    onChange: (text: LocalText) => onChange({ [field]: text }),
  });
  const figureOf = (field: Parameters<typeof textOf>[0]) => ({
    ...textOf(field),
    dir: 'ltr',
    inputMode: 'decimal' as const,
    maxLength: 18,
  });
  return (
    <>
      <div className={classes.fields}>
        {isNew ? <TextInput {...textOf('id')} description={t('hint.id')} dir="ltr" maxLength={40} /> : null}
        <Select
          label={t('field.occasion')}
          value={draft.occasion}
          data={bonusOccasions.map((value) => ({ value, label: t(`occasion.${value}`) }))}
          allowDeselect={false}
          onChange={(chosen) =>
            onChange({ occasion: bonusOccasions.find((one) => one === chosen) ?? draft.occasion })
          }
        />
        <TextInput {...figureOf('percent')} />
        <TextInput {...figureOf('fixed')} />
        <TextInput {...figureOf('cap')} />
        <TextInput {...figureOf('depositMin')} />
        <TextInput {...figureOf('turnoverTimes')} description={t('hint.turnoverTimes')} />
        <Select
          label={t('field.base')}
          value={draft.base}
          data={bonusBases.map((value) => ({ value, label: t(`base.${value}`) }))}
          allowDeselect={false}
          onChange={(chosen) => onChange({ base: bonusBases.find((one) => one === chosen) ?? draft.base })}
        />
        <NumberInput
          label={t('field.days')}
          min={1}
          max={bonusLimits.daysMax}
          allowDecimal={false}
          clampBehavior="strict"
          value={draft.days}
          onChange={(days) => onChange({ days: Number(days) || 1 })}
        />
        <NumberInput
          label={t('field.levelFrom')}
          min={0}
          max={bonusLimits.levelMax}
          allowDecimal={false}
          clampBehavior="strict"
          value={draft.levelFrom}
          onChange={(level) => onChange({ levelFrom: Number(level) || 0 })}
        />
        <TextInput {...textOf('methods')} description={t('hint.methods')} dir="ltr" maxLength={400} />
        <TextInput {...textOf('promotionId')} description={t('hint.promotionId')} dir="ltr" maxLength={40} />
        <TextInput
          {...textOf('from')}
          type="datetime-local"
          dir="ltr"
          description={t('hint.from', { zone: defaultTimeZone })}
        />
        <TextInput {...textOf('until')} type="datetime-local" dir="ltr" description={t('hint.until')} />
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
            value={draft.weights[category]}
            onChange={(weight) =>
              onChange({ weights: { ...draft.weights, [category]: Number(weight) || 0 } })
            }
          />
        ))}
      </fieldset>
      <InLanguages className={classes.fields}>
        {(code) => (
          <div className={classes.words}>
            <LocalLine code={code} field={wordsOf('title')} maxLength={bonusLimits.titleMax} />
            <LocalLine
              code={code}
              field={wordsOf('summary')}
              maxLength={bonusLimits.summaryMax}
              rows={[2, 5]}
            />
          </div>
        )}
      </InLanguages>
    </>
  );
}
