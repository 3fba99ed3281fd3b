import { type LocalText, vipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { TextInput } from '@mantine/core';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import type { LevelDraft, LevelProblem, LevelProblems } from './ladder-draft.ts';
import classes from './vip.module.css';

/** The fields of one level; every word stands in every language. */
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
  const say = (problem: LevelProblem) => t(`vip.problem.${problem}`);
  const wordsOf = (field: 'title' | 'benefits') => ({
    label: t(field === 'title' ? 'vip.levelName' : 'vip.benefits'),
    value: level[field],
    errors: errorsOf(problems[field], say),
    onChange: (text: LocalText) => onChange({ [field]: text }),
  });
  return (
    <div className={classes.fields}>
      <LocalTextInput field={wordsOf('title')} maxLength={vipLimits.titleMax} />
      <TextInput
        label={t('vip.turnover')}
        value={level.turnover}
        error={problems.turnover ? say(problems.turnover) : null}
        onChange={(event) => onChange({ turnover: event.currentTarget.value })}
        description={t(isFirst ? 'vip.turnoverFirst' : 'vip.turnoverHint', { currency })}
        dir="ltr"
        inputMode="decimal"
        disabled={isFirst}
      />
      <div className={classes.benefits}>
        <LocalTextInput field={wordsOf('benefits')} description={t('vip.benefitsHint')} rows={[2, 8]} />
      </div>
    </div>
  );
}
