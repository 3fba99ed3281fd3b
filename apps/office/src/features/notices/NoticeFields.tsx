import { type AnnouncementType, noticeLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { DraftProblems, NoticeDraft } from './notice-draft.ts';
import classes from './notices.module.css';

/** The fields of a new notice; every word stands in both languages. */
export function NoticeFields({
  draft,
  types,
  problems,
  onChange,
}: {
  draft: NoticeDraft;
  types: readonly AnnouncementType[];
  problems: DraftProblems;
  onChange: (change: Partial<NoticeDraft>) => void;
}) {
  const { t } = useTranslation('office');
  const problemOf = (field: keyof NoticeDraft) => {
    const problem = problems[field];
    return problem ? t(`notices.problem.${problem}`) : null;
  };
  const wordsOf = (field: 'titleEn' | 'titleUr' | 'textEn' | 'textUr') => ({
    label: t(`notices.${field}`),
    value: draft[field],
    error: problemOf(field),
    lang: field.endsWith('Ur') ? 'ur' : 'en',
    styles: { input: { direction: field.endsWith('Ur') ? 'rtl' : 'ltr' } } as const,
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
  const standsOnHome = draft.type === 'B' || draft.type === 'H';
  return (
    <>
      <Select
        label={t('notices.typeLabel')}
        description={t(standsOnHome ? 'notices.typeHome' : 'notices.typeTold')}
        value={draft.type}
        onChange={(next) => onChange({ type: (next as AnnouncementType | null) ?? draft.type })}
        data={types.map((type) => ({ value: type, label: t(`notices.type.${type}`) }))}
        allowDeselect={false}
      />
      <div className={classes.fields}>
        <TextInput {...wordsOf('titleEn')} maxLength={noticeLimits.titleMax} data-autofocus />
        <TextInput {...wordsOf('titleUr')} maxLength={noticeLimits.titleMax} />
        <Textarea {...wordsOf('textEn')} maxLength={noticeLimits.textMax} autosize minRows={4} maxRows={10} />
        <Textarea {...wordsOf('textUr')} maxLength={noticeLimits.textMax} autosize minRows={4} maxRows={10} />
        <TextInput {...timeOf('from')} description={t('notices.fromHint', { zone: defaultTimeZone })} />
        <TextInput {...timeOf('until')} description={t('notices.untilHint')} />
      </div>
    </>
  );
}
