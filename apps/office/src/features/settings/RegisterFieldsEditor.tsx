import { useTranslation } from '@ikka/i18n/react';
import { ScrollBox } from '@ikka/ui';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import classes from './RegisterFieldsEditor.module.css';
import {
  type FieldRule,
  patternNumbers,
  type RegisterRules,
  readRules,
  ruleProblem,
  toggled,
} from './register-rules.ts';
import type { EditorProps } from './ValueEditor.tsx';

type FieldLabel = 'username' | 'password';
type PatternName = '0' | '1';

/**
 * The fields of registration: which are shown and required, and what they take. Under each that is shown stands the
 * sentence that a visitor will read, in both languages.
 */
export function RegisterFieldsEditor({ value, label, isDisabled, onChange }: EditorProps) {
  const { t } = useTranslation('office');
  const rules = readRules(value);
  const change = (name: string, rule: FieldRule) =>
    onChange({ ...rules, [name]: rule } satisfies RegisterRules);
  return (
    <ScrollBox className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('registerFields.field')}</th>
            <th scope="col">{t('registerFields.enabled')}</th>
            <th scope="col">{t('registerFields.required')}</th>
            <th scope="col">{t('registerFields.pattern')}</th>
            <th scope="col">{t('registerFields.min')}</th>
            <th scope="col">{t('registerFields.max')}</th>
            <th scope="col">{t('registerFields.narrowed')}</th>
          </tr>
        </thead>
        {Object.entries(rules).map(([name, rule]) => (
          <FieldRow
            key={name}
            name={name}
            rule={rule}
            isDisabled={isDisabled}
            onChange={(next) => change(name, next)}
          />
        ))}
      </table>
    </ScrollBox>
  );
}

/** Fields without which there is no account, whatever stands in their boxes. */
const fixed: ReadonlySet<string> = new Set(['username', 'password']);

function FieldRow({
  name,
  rule,
  isDisabled,
  onChange,
}: {
  name: string;
  rule: FieldRule;
  isDisabled: boolean;
  onChange: (rule: FieldRule) => void;
}) {
  const { t } = useTranslation(['office', 'identity']);
  const title = t(name === 'captcha' ? 'registerFields.captcha' : `identity:field.${name as FieldLabel}`);
  const problem = ruleProblem(rule);
  const called = (column: 'enabled' | 'required' | 'pattern' | 'min' | 'max' | 'narrowed') => ({
    'aria-label': `${title}: ${t(`registerFields.${column}`)}`,
    disabled: isDisabled,
  });
  const number = (part: 'minLength' | 'maxLength', column: 'min' | 'max') => (
    <NumberInput
      {...called(column)}
      size="xs"
      w={72}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      dir="ltr"
      value={rule[part]}
      error={problem === 'range' && column === 'max'}
      onChange={(next) => onChange({ ...rule, [part]: next as number })}
    />
  );
  return (
    <tbody className={classes.field} data-shown={rule.enabled || undefined}>
      <tr>
        <th scope="row">
          {title}
          <small>
            <bdi dir="ltr">{name}</bdi>
          </small>
        </th>
        <td data-label={t('registerFields.enabled')}>
          <Checkbox
            {...called('enabled')}
            checked={rule.enabled}
            onChange={(event) => onChange(toggled(rule, event.currentTarget.checked))}
          />
        </td>
        {name === 'captcha' ? (
          <td colSpan={5} className={classes.note}>
            {t('registerFields.captchaHint')}
          </td>
        ) : (
          <>
            <td data-label={t('registerFields.required')}>
              <Checkbox
                {...called('required')}
                checked={rule.required}
                disabled={isDisabled || !rule.enabled}
                onChange={(event) => onChange({ ...rule, required: event.currentTarget.checked })}
              />
            </td>
            <td data-label={t('registerFields.pattern')} className={classes.wide}>
              <Select
                {...called('pattern')}
                size="xs"
                miw={230}
                value={String(rule.patternId)}
                data={patternNumbers.map((id) => ({
                  value: id,
                  label: `${id} · ${t(`registerFields.patterns.${id as PatternName}`)}`,
                }))}
                allowDeselect={false}
                onChange={(next) => onChange({ ...rule, patternId: Number(next ?? rule.patternId) })}
              />
            </td>
            <td data-label={t('registerFields.min')}>{number('minLength', 'min')}</td>
            <td data-label={t('registerFields.max')}>{number('maxLength', 'max')}</td>
            <td data-label={t('registerFields.narrowed')} className={classes.wide}>
              <TextInput
                {...called('narrowed')}
                size="xs"
                miw={150}
                dir="ltr"
                spellCheck={false}
                value={rule.acceptedPattern}
                error={problem === 'pattern'}
                onChange={(event) => onChange({ ...rule, acceptedPattern: event.currentTarget.value })}
              />
            </td>
          </>
        )}
      </tr>
      {rule.enabled && name !== 'captcha' ? (
        <tr>
          <td colSpan={7} className={classes.preview}>
            {problem ? (
              <p role="alert">{t(`registerFields.problem.${problem}`)}</p>
            ) : (
              <Sentences rule={rule} />
            )}
            {fixed.has(name) ? <p className={classes.note}>{t('registerFields.fixed')}</p> : null}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** What stands under the field of who typed something else, in both languages. */
function Sentences({ rule }: { rule: FieldRule }) {
  const english = useTranslation('identity', { lng: 'en' });
  const urdu = useTranslation('identity', { lng: 'ur' });
  const key = `error.pattern.${rule.patternId as 0}` as const;
  const lengths = { min: rule.minLength, max: rule.maxLength };
  return (
    <>
      <p>
        <bdi lang="en" dir="ltr">
          {english.t(key, lengths)}
        </bdi>
      </p>
      <p>
        <bdi lang="ur" dir="rtl">
          {urdu.t(key, lengths)}
        </bdi>
      </p>
    </>
  );
}
