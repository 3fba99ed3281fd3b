import { type LocalText, promotionAudiences, promotionCategories, promotionLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { MultiSelect, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { InLanguages, LocalEditor, LocalLine } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { PromotionPictureField } from './PromotionPictureField.tsx';
import type { PromotionDraft, PromotionProblems } from './promotion-draft.ts';
import classes from './promotions.module.css';

/** The fields of a promotion: where and for whom it stands, then its words side by side in every language. */
export function PromotionFields({
  draft,
  isNew,
  problems,
  onChange,
}: {
  draft: PromotionDraft;
  isNew: boolean;
  problems: PromotionProblems;
  onChange: (change: Partial<PromotionDraft>) => void;
}) {
  const { t } = useTranslation('officeOffers');
  const problemOf = (field: 'id' | 'categories' | 'from' | 'until') => {
    const problem = problems[field];
    return problem ? t(`promotions.problem.${problem}`) : null;
  };
  const textOf = (field: 'title' | 'summary' | 'joining' | 'html' | 'terms') => ({
    label: t(field === 'title' ? 'promotions.heading' : `promotions.${field}`),
    value: draft[field],
    errors: errorsOf(problems[field], (problem) => t(`promotions.problem.${problem}`)),
    onChange: (text: LocalText) => onChange({ [field]: text }),
  });
  const timeOf = (field: 'from' | 'until') => ({
    type: 'datetime-local',
    label: t(`promotions.${field}`),
    value: draft[field],
    error: problemOf(field),
    dir: 'ltr',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.fields}>
        {isNew ? (
          <TextInput
            label={t('promotions.id')}
            description={t('promotions.idHint')}
            dir="ltr"
            value={draft.id}
            error={problemOf('id')}
            maxLength={40}
            onChange={(event) => onChange({ id: event.currentTarget.value })}
          />
        ) : null}
        <MultiSelect
          label={t('promotions.categories')}
          value={[...draft.categories]}
          error={problemOf('categories')}
          maxValues={3}
          data={promotionCategories.map((value) => ({ value, label: t(`promotions.category.${value}`) }))}
          onChange={(chosen) =>
            onChange({ categories: promotionCategories.filter((one) => chosen.includes(one)) })
          }
        />
        <Select
          label={t('promotions.audienceLabel')}
          value={draft.audience}
          data={promotionAudiences.map((value) => ({ value, label: t(`promotions.audience.${value}`) }))}
          allowDeselect={false}
          onChange={(chosen) =>
            onChange({ audience: promotionAudiences.find((one) => one === chosen) ?? draft.audience })
          }
        />
        {draft.audience === 'vip' ? (
          <NumberInput
            label={t('promotions.minimumLevel')}
            min={1}
            max={promotionLimits.levelMax}
            allowDecimal={false}
            value={draft.minimumLevel}
            onChange={(level) => onChange({ minimumLevel: Number(level) || 1 })}
          />
        ) : null}
        <TextInput {...timeOf('from')} description={t('promotions.fromHint', { zone: defaultTimeZone })} />
        <TextInput {...timeOf('until')} description={t('promotions.untilHint')} />
      </div>
      <PromotionPictureField picture={draft.picture} onPicture={(picture) => onChange({ picture })} />
      <InLanguages className={classes.languages}>
        {(code) => (
          <Stack>
            <LocalLine code={code} field={textOf('title')} maxLength={promotionLimits.titleMax} />
            <LocalLine
              code={code}
              field={textOf('summary')}
              maxLength={promotionLimits.summaryMax}
              rows={[2, 5]}
            />
            <LocalEditor code={code} field={textOf('html')} />
            <LocalLine
              code={code}
              field={textOf('joining')}
              maxLength={promotionLimits.joiningMax}
              description={t('promotions.joiningHint')}
              rows={[2, 6]}
            />
            <LocalEditor code={code} field={textOf('terms')} />
          </Stack>
        )}
      </InLanguages>
    </>
  );
}
