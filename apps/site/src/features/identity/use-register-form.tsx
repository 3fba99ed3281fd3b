import { defaultTimeZone, formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import type { ImageHandle, ReadCode } from './ImageCaptcha.tsx';
import { type FormPart, refusedFields } from './refused-fields.ts';
import { emptyValues, needsCode, orderOf, problemsOf, type RegisterValues } from './register-form.ts';
import { type RegisterSettings, type RegisterTab, shownFields } from './register-view.ts';
import type { SliderHandle, SolvedCaptcha } from './SliderCaptcha.tsx';
import { createStandingRefusals } from './standing-refusals.ts';
import { useAffiliateCheck } from './use-affiliate-check.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useRegister } from './use-register.ts';
import { useRegisterCode } from './use-register-code.ts';

/** Under which name the form's values and errors keep a part. */
const keyOf = (part: FormPart): string => (part === 'mobileNum' ? 'phone' : part);
const said = (problem: FormProblem) => <FormSentence problem={problem} />;

/** Everything that the form does; both tabs share what was typed. With a `ticket` it is the form of a proven person. */
export function useRegisterForm(settings: RegisterSettings, ticket?: string) {
  const { t } = useTranslation('identity');
  const [tab, setTab] = useState<RegisterTab>('username');
  const status = useQuery(statusQuery);
  const today = formatDay(Date.now(), status.data?.timeZone ?? defaultTimeZone);
  const fields = shownFields(tab === 'username' ? settings.fields : settings.mobileFields, tab);
  const needs = {
    fields,
    smsVerification: settings.smsVerification,
    legalAge: settings.ageConfirmation,
    today,
  };
  const register = useRegister(
    (name) => notifications.show({ color: 'emerald', message: t('register.success', { name }) }),
    ticket,
  );
  const captchas = useCaptchas(settings);
  const affiliate = useAffiliateCheck();
  const code = useRegisterCode();
  const isSending = useRef(false);
  const { form: element, focus } = useFormFocus();
  const [refusals] = useState(() => createStandingRefusals<ReactNode>());
  const form = useForm<RegisterValues>({
    initialValues: emptyValues(),
    validateInputOnBlur: true,
    validate: (values) => ({
      ...refusals.among({ ...values }),
      ...Object.fromEntries(
        Object.entries(problemsOf(values, needs)).map(([part, problem]) => [part, said(problem)]),
      ),
    }),
  });

  function refuse(error: Error) {
    captchas.reset();
    if (!(error instanceof CallFailure)) return;
    const { failed } = error;
    const parts = refusedFields(failed).map(({ part, rule }) => {
      const problem: FormProblem =
        rule === null
          ? { kind: 'refused', failed }
          : rule.reason === 'required'
            ? { kind: 'required' }
            : { kind: 'pattern', ...rule };
      if (part === 'slider' || part === 'captcha') captchas.refuse(part, problem);
      else {
        const key = keyOf(part);
        refusals.note(key, { ...form.getValues() }[key as keyof RegisterValues], said(problem));
        form.setFieldError(key, said(problem));
      }
      return keyOf(part);
    });
    focus(new Set(parts));
  }

  /** Whether the invitation's code may go out: who typed a wrong one hears it before anything is registered. */
  async function isInvitationRight(values: RegisterValues): Promise<boolean> {
    if (!fields.some(({ name }) => name === 'affiliateCode')) return true;
    return (await affiliate.check(values.affiliateCode)) !== 'wrong';
  }

  async function send(values: RegisterValues) {
    if (isSending.current || register.isPending) return;
    const missing = captchas.missing();
    if (missing) return focus(new Set([missing]));
    isSending.current = true;
    try {
      if (!(await isInvitationRight(values))) {
        form.setFieldError('affiliateCode', said({ kind: 'affiliate' }));
        return focus(new Set(['affiliateCode']));
      }
      const page = { href: location.href, host: location.host };
      const order = async () => {
        const proof = needsCode(values, needs.smsVerification, fields)
          ? await code.prove(values.verificationCode)
          : null;
        return orderOf(tab, values, needs, proof, captchas.given(), page);
      };
      await register.mutateAsync(order).catch(refuse);
    } finally {
      isSending.current = false;
    }
  }

  return {
    form,
    element,
    tab,
    fields,
    today,
    captchas,
    affiliate,
    code,
    register,
    /** What no part of the form can show. */
    failure:
      register.error && Object.keys(form.errors).length === 0 && !captchas.isRefused ? register.error : null,
    changeTab(next: RegisterTab) {
      refusals.clear();
      form.clearErrors();
      register.reset();
      setTab(next);
    },
    checkAffiliate: async (typed: string) => {
      const isWrong = (await affiliate.check(typed)) === 'wrong';
      // What was typed meanwhile is another code, which this answer says nothing of.
      if (isWrong && form.getValues().affiliateCode === typed)
        form.setFieldError('affiliateCode', said({ kind: 'affiliate' }));
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      refusals.clear();
      form.onSubmit(
        (values) => void send(values),
        (errors) => focus(new Set(Object.keys(errors))),
      )(event);
    },
  };
}

/** The slider and the picture of the form: what was solved, and what is said of them. */
function useCaptchas({ sliderCaptcha, imageCaptcha }: RegisterSettings) {
  const slider = useRef<SliderHandle | null>(null);
  const image = useRef<ImageHandle | null>(null);
  const [solved, setSolved] = useState<SolvedCaptcha | null>(null);
  const [read, setRead] = useState<ReadCode | null>(null);
  const [problems, setProblems] = useState<{ slider?: FormProblem; captcha?: FormProblem }>({});
  return {
    slider,
    image,
    problems,
    isRefused: Object.values(problems).some((problem) => problem?.kind === 'refused'),
    onSolved(next: SolvedCaptcha | null) {
      setSolved(next);
      if (next) setProblems(({ slider: _solved, ...rest }) => rest);
    },
    onRead(next: ReadCode | null) {
      setRead(next);
      if (next) setProblems(({ captcha: _read, ...rest }) => rest);
    },
    given: () => ({ slider: sliderCaptcha ? solved : null, image: imageCaptcha ? read : null }),
    /** The first that is still to be solved, which then says so. */
    missing(): 'slider' | 'captcha' | null {
      if (imageCaptcha && !read) {
        setProblems((before) => ({ ...before, captcha: { kind: 'imageCode' } }));
        return 'captcha';
      }
      if (sliderCaptcha && !solved) {
        setProblems((before) => ({ ...before, slider: { kind: 'slider' } }));
        return 'slider';
      }
      return null;
    },
    refuse: (part: 'slider' | 'captcha', problem: FormProblem) =>
      setProblems((before) => ({ ...before, [part]: problem })),
    reset() {
      setProblems({});
      slider.current?.reset();
      image.current?.reset();
    },
  };
}
