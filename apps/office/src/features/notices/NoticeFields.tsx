import {
  type AnnouncementType,
  announcementTypes,
  type NoticeAudience,
  noticeAudiences,
  noticeLimits,
} from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { TextEditor } from '../help/TextEditor.tsx';
import type { DraftProblems, NoticeDraft } from './notice-draft.ts';
import classes from './notices.module.css';

/** The fields of a notice; every word stands in both languages. One that has begun keeps its beginning. */
export function NoticeFields({
  draft,
  types,
  problems,
  hasBegun,
  onChange,
}: {
  draft: NoticeDraft;
  types: readonly AnnouncementType[];
  problems: DraftProblems;
  hasBegun: boolean;
  onChange: (change: Partial<NoticeDraft>) => void;
}) {
  const { t } = useTranslation(['office', 'contentOffice']);
  const problemOf = (field: keyof NoticeDraft) => {
    const problem = problems[field];
    if (problem === undefined) return null;
    return problem === 'long'
      ? t('settings.problem.long', { limit: String(noticeLimits.htmlMax) })
      : t(`notices.problem.${problem}`);
  };
  const titleOf = (field: 'titleEn' | 'titleUr') => ({
    label: t(`notices.${field}`),
    value: draft[field],
    error: problemOf(field),
    maxLength: noticeLimits.titleMax,
    lang: field === 'titleUr' ? 'ur' : 'en',
    styles: { input: { direction: field === 'titleUr' ? 'rtl' : 'ltr' } } as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  const timeOf = (field: 'from' | 'until') => ({
    type: 'datetime-local',
    label: t(`notices.${field}`),
    value: draft[field],
    error: problemOf(field),
    dir: 'ltr',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.fields}>
        <Select
          label={t('notices.typeLabel')}
          description={t(`contentOffice:notice.place.${draft.type}`)}
          value={draft.type}
          onChange={(next) =>
            onChange({ type: announcementTypes.find((type) => type === next) ?? draft.type })
          }
          data={types.map((type) => ({ value: type, label: t(`notices.type.${type}`) }))}
          allowDeselect={false}
        />
        <Select
          label={t('contentOffice:notice.audienceLabel')}
          description={t('contentOffice:notice.audienceHint')}
          value={draft.audience}
          onChange={(next) =>
            onChange({
              audience: noticeAudiences.find((one): one is NoticeAudience => one === next) ?? 'everyone',
            })
          }
          data={noticeAudiences.map((value) => ({
            value,
            label: t(`contentOffice:notice.audience.${value}`),
          }))}
          allowDeselect={false}
        />
        <Select
          label={t('contentOffice:notice.languagesLabel')}
          value={draft.languages}
          onChange={(next) => onChange({ languages: next === 'EN' || next === 'UR' ? next : 'both' })}
          data={(['both', 'EN', 'UR'] as const).map((value) => ({
            value,
            label: t(`contentOffice:notice.languages.${value}`),
          }))}
          allowDeselect={false}
        />
        <NumberInput
          label={t('contentOffice:notice.priority')}
          description={t('contentOffice:notice.priorityHint')}
          min={0}
          max={noticeLimits.priorityMax}
          allowDecimal={false}
          clampBehavior="strict"
          value={draft.priority}
          onChange={(next) => onChange({ priority: Number(next) || 0 })}
        />
        <TextInput
          {...timeOf('from')}
          description={t('notices.fromHint', { zone: defaultTimeZone })}
          disabled={hasBegun}
        />
        <TextInput {...timeOf('until')} description={t('notices.untilHint')} />
      </div>
      <div className={classes.editors}>
        <Stack>
          <TextInput {...titleOf('titleEn')} data-autofocus />
          <TextEditor
            label={t('notices.textEn')}
            language="en"
            html={draft.htmlEn}
            error={problemOf('htmlEn')}
            onChange={(htmlEn) => onChange({ htmlEn })}
          />
        </Stack>
        <Stack>
          <TextInput {...titleOf('titleUr')} />
          <TextEditor
            label={t('notices.textUr')}
            language="ur"
            html={draft.htmlUr}
            error={problemOf('htmlUr')}
            onChange={(htmlUr) => onChange({ htmlUr })}
          />
        </Stack>
      </div>
    </>
  );
}
