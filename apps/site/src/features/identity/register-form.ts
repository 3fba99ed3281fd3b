import { type CallRequest, type calls, isWeakPassword } from '@ikka/contract';
import type { FormProblem } from '../../parts/forms/FormSentence.tsx';
import { emptyPhone, type PhoneValue, phoneBody } from '../../parts/phone/phone-value.ts';
import type { ReadCode } from './ImageCaptcha.tsx';
import { keptInvitation } from './invitation.ts';
import {
  fieldError,
  isYoungerThan,
  type RegisterField,
  type RegisterTab,
  readValue,
  type ShownField,
} from './register-view.ts';
import type { SolvedCaptcha } from './SliderCaptcha.tsx';
import type { NumberProof } from './use-register-code.ts';

/** What the form holds; both tabs share it, so that nothing is typed twice. */
export type RegisterValues = Record<Exclude<RegisterField, 'mobileNum'>, string> & {
  phone: PhoneValue;
  confirmPassword: string;
  verificationCode: string;
  terms: boolean;
  age: boolean;
};

export const emptyValues = (): RegisterValues => ({
  username: '',
  password: '',
  paymentPassword: '',
  payeeName: '',
  email: '',
  birthday: '',
  idNumber: '',
  whatsapp: '',
  telegram: '',
  zalo: '',
  line: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  recommenderId: '',
  ...keptInvitation(),
  phone: emptyPhone,
  confirmPassword: '',
  verificationCode: '',
  terms: true,
  age: false,
});

export const typedIn = (values: RegisterValues, field: RegisterField): string =>
  field === 'mobileNum' ? values.phone.mobileNum : values[field];

/** Whether a code by SMS is needed: where one proves numbers, and a number is given. */
export const needsCode = (values: RegisterValues, smsVerification: boolean, fields: readonly ShownField[]) =>
  smsVerification && fields.some(({ name }) => name === 'mobileNum') && values.phone.mobileNum.trim() !== '';

interface FormNeeds {
  readonly fields: readonly ShownField[];
  readonly smsVerification: boolean;
  readonly legalAge: number;
  /** yyyy-MM-dd in the site's time zone. */
  readonly today: string;
}

export type FormProblems = { [Part in keyof RegisterValues]?: FormProblem };

/** What stands in the way of sending the form, in the form's own order. */
export function problemsOf(values: RegisterValues, needs: FormNeeds): FormProblems {
  const problems: FormProblems = {};
  for (const field of needs.fields) {
    const problem = fieldProblem(field, values, needs);
    if (problem) problems[field.name === 'mobileNum' ? 'phone' : field.name] = problem;
    if (field.name === 'mobileNum' && needsCode(values, needs.smsVerification, needs.fields)) {
      if (values.verificationCode.trim() === '') problems.verificationCode = { kind: 'required' };
    }
    if (field.name === 'password' && values.confirmPassword !== values.password) {
      problems.confirmPassword = { kind: 'passwordsDiffer' };
    }
  }
  if (!values.terms) problems.terms = { kind: 'terms' };
  if (!values.age) problems.age = { kind: 'age', age: needs.legalAge };
  return problems;
}

function fieldProblem(field: ShownField, values: RegisterValues, needs: FormNeeds): FormProblem | null {
  const typed = typedIn(values, field.name);
  const error = fieldError(field, typed);
  if (error?.key === 'required') return { kind: 'required' };
  if (error) {
    const { patternId } = field.rule;
    return { kind: 'pattern', patternId, min: error.min, max: error.max };
  }
  const weak = { accountName: values.username.trim(), siteList: [] };
  if (field.name === 'password' && typed !== '' && isWeakPassword(typed, weak)) return { kind: 'weak' };
  const birthday = field.name === 'birthday' ? readValue('birthday', typed) : '';
  if (birthday !== '' && isYoungerThan(needs.legalAge, birthday, needs.today)) {
    return { kind: 'age', age: needs.legalAge };
  }
  return null;
}

type RegisterBody = CallRequest<typeof calls.identity.register>['body'];
type MobileBody = CallRequest<typeof calls.identity.registerMobile>['body'];
export type RegisterOrder = { tab: 'username'; body: RegisterBody } | { tab: 'mobile'; body: MobileBody };

/** The call that a filled-in form makes; a field that is not shown, or is empty, is left out. */
export function orderOf(
  tab: RegisterTab,
  values: RegisterValues,
  { fields }: Pick<FormNeeds, 'fields'>,
  proof: NumberProof | null,
  captchas: { readonly slider: SolvedCaptcha | null; readonly image: ReadCode | null },
  page: { readonly href: string; readonly host: string },
): RegisterOrder {
  const given = fields.flatMap(({ name }) => {
    const value = name === 'mobileNum' ? '' : readValue(name, values[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  const hasNumber = fields.some(({ name }) => name === 'mobileNum') && values.phone.mobileNum.trim() !== '';
  const hasPassword = given.some(([name]) => name === 'password');
  const body = {
    ...Object.fromEntries(given),
    ...(hasPassword ? { confirmPassword: values.confirmPassword } : {}),
    ...(hasNumber ? phoneBody(values.phone) : {}),
    ...proof,
    agreeTerms: values.terms,
    ageConfirmed: values.age,
    registerUrl: page.href.slice(0, 255),
    domain: page.host,
    ...(captchas.slider ? { sliderCaptcha: captchas.slider } : {}),
    ...(captchas.image ? { captcha: captchas.image } : {}),
  };
  return tab === 'username'
    ? {
        tab,
        body: {
          ...body,
          username: readValue('username', values.username),
          password: values.password,
          confirmPassword: values.confirmPassword,
        },
      }
    : { tab, body: { ...body, mobileNum: values.phone.mobileNum.trim() } };
}
