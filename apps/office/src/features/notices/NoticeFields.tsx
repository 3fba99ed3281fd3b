import {
  type AnnouncementType,
  type LanguageCode,
  languageCodes,
  noticeAudiences,
  noticeLimits,
} from '@ikka/contract';
import { defaultTimeZone, languageNames, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { NumberInput, Select, TextInput } from '@mantine/core';
import layout from '../../parts/form/Form.module.css';
import type { FormFields } from '../../parts/form/form-fields.ts';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import type { NoticeDraft, NoticeProblem } from './notice-draft.ts';

/** What stands in the way of a notice, in words. */
export function useNoticeProblem(): (problem: NoticeProblem) => string {
  const { t } = useTranslation('office');
  return (problem) =>
    problem === 'long'
      ? t('settings.problem.long', { limit: String(noticeLimits.htmlMax) })
      : t(`notices.problem.${problem}`);
}

const languages = ['all', ...languageCodes] as const satisfies readonly ('all' | LanguageCode)[];

/** The fields of a notice; every word stands in every language. One that has begun keeps its beginning. */
export function NoticeFields({
  form,
  types,
  hasBegun,
}: {
  form: FormFields<NoticeDraft, NoticeProblem>;
  types: readonly AnnouncementType[];
  hasBegun: boolean;
}) {
  const { t } = useTranslation(['office', 'contentOffice']);
  return (
    <>
      <div className={layout.fields}>
        <Select
          {...form.choice('type', types, (type) => t(`notices.type.${type}`))}
          label={t('notices.typeLabel')}
          description={t(`contentOffice:notice.place.${form.draft.type}`)}
        />
        <Select
          {...form.choice('audience', noticeAudiences, (one) => t(`contentOffice:notice.audience.${one}`))}
          label={t('contentOffice:notice.audienceLabel')}
          description={t('contentOffice:notice.audienceHint')}
        />
        <Select
          {...form.choice('languages', languages, (code) =>
            code === 'all' ? t('contentOffice:notice.languages.all') : languageNames[languageOfWire(code)],
          )}
          label={t('contentOffice:notice.languagesLabel')}
        />
        <NumberInput
          {...form.whole('priority', [0, noticeLimits.priorityMax])}
          label={t('contentOffice:notice.priority')}
          description={t('contentOffice:notice.priorityHint')}
        />
        <TextInput
          {...form.time('from')}
          label={t('notices.from')}
          description={t('notices.fromHint', { zone: defaultTimeZone })}
          disabled={hasBegun}
        />
        <TextInput {...form.time('until')} label={t('notices.until')} description={t('notices.untilHint')} />
      </div>
      <LocalWords
        className={layout.languages}
        title={form.local('title', t('notices.heading'))}
        titleMax={noticeLimits.titleMax}
        html={form.local('html', t('notices.text'))}
      />
    </>
  );
}
