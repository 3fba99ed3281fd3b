import {
  type AnnouncementType,
  announcementTypes,
  languageCodes,
  type NoticeAudience,
  noticeAudiences,
  noticeLimits,
} from '@ikka/contract';
import { defaultTimeZone, languageNames, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import type { NoticeDraft, NoticeProblem, NoticeProblems } from './notice-draft.ts';
import classes from './notices.module.css';

/** The fields of a notice; every word stands in every language. One that has begun keeps its beginning. */
export function NoticeFields({
  draft,
  types,
  problems,
  hasBegun,
  onChange,
}: {
  draft: NoticeDraft;
  types: readonly AnnouncementType[];
  problems: NoticeProblems;
  hasBegun: boolean;
  onChange: (change: Partial<NoticeDraft>) => void;
}) {
  const { t } = useTranslation(['office', 'contentOffice']);
  const say = (problem: NoticeProblem) =>
    problem === 'long'
      ? t('settings.problem.long', { limit: String(noticeLimits.htmlMax) })
      : t(`notices.problem.${problem}`);
  const problemOf = (field: 'from' | 'until') => {
    const problem = problems[field];
    return problem === undefined ? null : say(problem);
  };
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
          onChange={(next) => onChange({ languages: languageCodes.find((code) => code === next) ?? 'all' })}
          data={[
            { value: 'all', label: t('contentOffice:notice.languages.all') },
            ...languageCodes.map((value) => ({ value, label: languageNames[languageOfWire(value)] })),
          ]}
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
      <LocalWords
        className={classes.editors}
        title={{
          label: t('notices.heading'),
          value: draft.title,
          errors: errorsOf(problems.title, say),
          onChange: (title) => onChange({ title }),
        }}
        titleMax={noticeLimits.titleMax}
        html={{
          label: t('notices.text'),
          value: draft.html,
          errors: errorsOf(problems.html, say),
          onChange: (html) => onChange({ html }),
        }}
      />
    </>
  );
}
