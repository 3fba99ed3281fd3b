import { calls, promotionAudiences, promotionCategories, promotionLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Button, MultiSelect, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import layout from '../../parts/form/Form.module.css';
import type { FormFields } from '../../parts/form/form-fields.ts';
import { InLanguages, LocalEditor, LocalLine } from '../../parts/form/LocalFields.tsx';
import { PictureField } from '../../parts/kept/PictureField.tsx';
import type { DraftProblem, PromotionDraft } from './promotion-draft.ts';
import classes from './promotions.module.css';

/** The fields of a promotion: where and for whom it stands, then its words side by side in every language. */
export function PromotionFields({
  form,
  isNew,
}: {
  form: FormFields<PromotionDraft, DraftProblem>;
  isNew: boolean;
}) {
  const { t } = useTranslation('officeOffers');
  const { draft, change } = form;
  return (
    <>
      <div className={layout.fields}>
        {isNew ? (
          <TextInput
            {...form.text('id')}
            label={t('promotions.id')}
            description={t('promotions.idHint')}
            dir="ltr"
            maxLength={40}
          />
        ) : null}
        <MultiSelect
          label={t('promotions.categories')}
          value={[...draft.categories]}
          error={form.error('categories')}
          maxValues={3}
          data={promotionCategories.map((value) => ({ value, label: t(`promotions.category.${value}`) }))}
          onChange={(chosen) =>
            change({ categories: promotionCategories.filter((one) => chosen.includes(one)) })
          }
        />
        <Select
          {...form.choice('audience', promotionAudiences, (one) => t(`promotions.audience.${one}`))}
          label={t('promotions.audienceLabel')}
        />
        {draft.audience === 'vip' ? (
          <NumberInput
            {...form.whole('minimumLevel', [1, promotionLimits.levelMax])}
            label={t('promotions.minimumLevel')}
          />
        ) : null}
        <TextInput
          {...form.time('from')}
          label={t('promotions.from')}
          description={t('promotions.fromHint', { zone: defaultTimeZone })}
        />
        <TextInput
          {...form.time('until')}
          label={t('promotions.until')}
          description={t('promotions.untilHint')}
        />
      </div>
      <PictureField
        call={calls.officePromotions.officeUploadPromotionPicture}
        label={t('promotions.picture')}
        hint={t('promotions.pictureHint')}
        picture={draft.picture ? <img src={draft.picture.small} alt="" className={classes.picture} /> : null}
        onChosen={(picture) => change({ picture })}
      >
        {draft.picture ? (
          <Button variant="subtle" onClick={() => change({ picture: null })}>
            {t('promotions.noPicture')}
          </Button>
        ) : null}
      </PictureField>
      <InLanguages className={layout.languages}>
        {(code) => (
          <Stack>
            <LocalLine
              code={code}
              field={form.local('title', t('promotions.heading'))}
              maxLength={promotionLimits.titleMax}
            />
            <LocalLine
              code={code}
              field={form.local('summary', t('promotions.summary'))}
              maxLength={promotionLimits.summaryMax}
              rows={[2, 5]}
            />
            <LocalEditor code={code} field={form.local('html', t('promotions.html'))} />
            <LocalLine
              code={code}
              field={form.local('joining', t('promotions.joining'))}
              maxLength={promotionLimits.joiningMax}
              description={t('promotions.joiningHint')}
              rows={[2, 6]}
            />
            <LocalEditor code={code} field={form.local('terms', t('promotions.terms'))} />
          </Stack>
        )}
      </InLanguages>
    </>
  );
}
