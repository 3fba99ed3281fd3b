import { useTranslation } from '@ikka/i18n/react';
import type { Failed } from '../calls/client.ts';
import { useFailureText } from '../calls/use-failure-text.ts';

/** What a form has to say about one of its parts. */
export type FormProblem =
  | { kind: 'required' | 'passwordsDiffer' | 'terms' | 'slider' | 'imageCode' | 'affiliate' }
  | { kind: 'imageWrong' | 'imageExpired' | 'email' | 'weak' }
  | { kind: 'age'; age: number }
  | { kind: 'pattern'; patternId: number; min: number; max: number }
  | { kind: 'refused'; failed: Failed };

/** Puts a problem in words, in the language of the page. */
export function useFormSentence(): (problem: FormProblem) => string {
  const { t } = useTranslation(['identity', 'refusals']);
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'age':
        return t('error.age', { age: problem.age });
      case 'pattern':
        return t(`error.pattern.${problem.patternId}` as 'error.pattern.0', { ...problem });
      case 'slider':
        return t('error.captcha');
      case 'imageWrong':
        return t('imageCode.wrong');
      case 'imageExpired':
        return t('imageCode.expired');
      case 'weak':
        return t('password.weak', { ns: 'refusals' });
      case 'affiliate':
        return t('register.affiliate_invalid', { ns: 'refusals' });
      case 'refused': {
        const said = t(problem.failed.code as 'password.weak', { ns: 'refusals', defaultValue: '' });
        // A part in brackets is filled in by the server alone.
        return said === '' || said.includes('[') ? failureText(problem.failed) : said;
      }
      default:
        return t(`error.${problem.kind}`);
    }
  };
}

/** A problem in words, as an element: so the words follow a change of language at once. */
export function FormSentence({ problem }: { problem: FormProblem }) {
  return useFormSentence()(problem);
}
