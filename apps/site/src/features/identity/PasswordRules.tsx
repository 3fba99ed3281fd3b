import { type FieldRule, isWeakPassword } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './PasswordRules.module.css';
import { fieldError } from './register-view.ts';

interface PasswordRulesProps {
  readonly rule: FieldRule;
  readonly typed: string;
  /** The account's name as far as it is known: it is no password of its own. */
  readonly accountName: string;
}

/** What a new password has to be, each rule marked as soon as it is met: told while it is typed, not after it was sent. */
export function PasswordRules({ rule, typed, accountName }: PasswordRulesProps) {
  const { t } = useTranslation('identity');
  const { patternId, minLength: min, maxLength: max } = rule;
  const fits = fieldError({ name: 'password', required: true, rule }, typed) === null;
  const rules = [
    { words: t(`error.pattern.${patternId}` as 'error.pattern.0', { min, max }), isMet: fits },
    {
      words: t('rules.guess'),
      isMet: typed !== '' && !isWeakPassword(typed, { accountName, siteList: [] }),
    },
  ];
  // Inside a paragraph: the description of a field is one.
  return rules.map(({ words, isMet }) => (
    <span key={words} className={classes.rule} data-met={isMet}>
      {isMet ? (
        <IconCircleCheckFilled size={16} aria-hidden="true" />
      ) : (
        <IconCircle size={16} aria-hidden="true" />
      )}
      <span>
        <VisuallyHidden component="span">{t(isMet ? 'rules.met' : 'rules.unmet')} </VisuallyHidden>
        {words}
      </span>
    </span>
  ));
}
