import { promotionAudiences, promotionCategories, promotionLimits } from '@ikka/contract';
import { defaultTimeZone, directionOf } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { MultiSelect, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { TextEditor } from '../help/TextEditor.tsx';
import { PromotionPictureField } from './PromotionPictureField.tsx';
import type { DraftProblems, PromotionDraft } from './promotion-draft.ts';
import classes from './promotions.module.css';

const languages = [
  ['En', 'en'],
  ['Ur', 'ur'],
] as const;

/** The fields of a promotion: where and for whom it stands, then its words side by side in both languages. */
export function PromotionFields({
  draft,
  isNew,
  problems,
  onChange,
}: {
  draft: PromotionDraft;
  isNew: boolean;
  problems: DraftProblems;
  onChange: (change: Partial<PromotionDraft>) => void;
}) {
  const { t } = useTranslation('officeOffers');
  const problemOf = (field: keyof PromotionDraft) => {
    const problem = problems[field];
    return problem ? t(`promotions.problem.${problem}`) : null;
  };
  const lineOf = (field: 'title' | 'summary' | 'joining', [suffix, lang]: (typeof languages)[number]) => ({
    label: t(`promotions.${field}${suffix}`),
    value: draft[`${field}${suffix}`],
    error: problemOf(`${field}${suffix}`),
    maxLength: promotionLimits[`${field}Max`],
    lang,
    styles: { input: { direction: directionOf(lang) } } as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [`${field}${suffix}`]: event.currentTarget.value }),
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
      <div className={classes.languages}>
        {languages.map((language) => {
          const [suffix, lang] = language;
          return (
            <Stack key={lang}>
              <TextInput {...lineOf('title', language)} />
              <Textarea {...lineOf('summary', language)} autosize minRows={2} maxRows={5} />
              <TextEditor
                label={t(`promotions.html${suffix}`)}
                language={lang}
                html={draft[`html${suffix}`]}
                error={problemOf(`html${suffix}`)}
                onChange={(html) => onChange({ [`html${suffix}`]: html })}
              />
              <Textarea
                {...lineOf('joining', language)}
                description={t('promotions.joiningHint')}
                autosize
                minRows={2}
                maxRows={6}
              />
              <TextEditor
                label={t(`promotions.terms${suffix}`)}
                language={lang}
                html={draft[`terms${suffix}`]}
                error={problemOf(`terms${suffix}`)}
                onChange={(html) => onChange({ [`terms${suffix}`]: html })}
              />
            </Stack>
          );
        })}
      </div>
    </>
  );
}
