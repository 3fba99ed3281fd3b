import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { emptyPhone, type PhoneValue } from '../../parts/phone/phone-value.ts';
import type { ImageHandle, ReadCode } from './ImageCaptcha.tsx';
import { type LoginPart, readLoginFailure } from './login-failure.ts';
import type { SliderHandle, SolvedCaptcha } from './SliderCaptcha.tsx';
import { useFormFocus } from './use-form-focus.ts';
import { useLogin } from './use-login.ts';
import { useSmsLogin } from './use-sms-login.ts';

export type LoginTab = 'username' | 'sms';

export interface LoginValues {
  username: string;
  password: string;
  phone: PhoneValue;
  code: string;
  remember: boolean;
}

type Problems = Partial<Record<Extract<LoginPart, 'captcha' | 'slider'>, FormProblem>>;
const said = (problem: FormProblem) => <FormSentence problem={problem} />;
const required = (value: string) => (value.trim() === '' ? said({ kind: 'required' }) : null);

/** Everything that the log-in form does. Nothing of it outlives the dialog but the countdown of the code. */
export function useLoginForm(known: { readonly username: string; readonly remember: boolean }) {
  const status = useQuery(statusQuery).data;
  const [wantedTab, setTab] = useState<LoginTab>('username');
  const tab: LoginTab = status?.smsLogin ? wantedTab : 'username';
  const needsSlider = status?.sliderCaptcha ?? false;
  const login = useLogin();
  const sms = useSmsLogin();
  const slider = useRef<SliderHandle | null>(null);
  const image = useRef<ImageHandle | null>(null);
  const [solved, setSolved] = useState<SolvedCaptcha | null>(null);
  const [read, setRead] = useState<ReadCode | null>(null);
  const [asksImage, setAsksImage] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [lockedUntil, setLockedUntil] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const { form: element, focus } = useFormFocus();
  const form = useForm<LoginValues>({
    initialValues: { ...known, password: '', phone: emptyPhone, code: '' },
    validate: (values) =>
      tab === 'username'
        ? {
            username: required(values.username),
            password: values.password === '' ? said({ kind: 'required' }) : null,
          }
        : { phone: required(values.phone.mobileNum), code: required(values.code) },
  });

  /** The first of slider and picture that is still to be solved, which then says so. */
  function missing(): 'captcha' | 'slider' | null {
    const part = asksImage && !read ? 'captcha' : needsSlider && !solved ? 'slider' : null;
    if (part) setProblems({ [part]: { kind: part === 'captcha' ? 'imageCode' : 'slider' } });
    return part;
  }

  function refuse(error: Error) {
    slider.current?.reset();
    image.current?.reset();
    setProblems({});
    if (!(error instanceof CallFailure)) return setFailure(error);
    const { failed } = error;
    if (failed.code === 'login.verification_required') return;
    const { part, asksImage: asksNext, lockedSeconds } = readLoginFailure(failed);
    if (asksNext) setAsksImage(true);
    const problem: FormProblem = { kind: 'refused', failed };
    if (part === 'locked') setLockedUntil(Date.now() + lockedSeconds * 1_000);
    else if (part === 'captcha') setProblems({ captcha: imageProblem(failed.code, problem) });
    else if (part === 'slider') setProblems({ slider: problem });
    else if (part === 'code') form.setFieldError('code', said(problem));
    else setFailure(error);
    focus(new Set<string>([part]));
  }

  async function send({ username, password, phone, code, remember }: LoginValues) {
    if (login.isPending) return;
    setFailure(null);
    const open = missing();
    if (open) return focus(new Set([open]));
    const shared = {
      remember,
      ...(needsSlider && solved ? { sliderCaptcha: solved } : {}),
      ...(asksImage && read ? { captcha: read } : {}),
    };
    const order =
      tab === 'username'
        ? ({ type: 'username', username: username.trim(), password, ...shared } as const)
        : async () => ({ ...(await sms.proof(phone, code.trim())), ...shared });
    login.mutate(order, { onError: refuse });
  }

  return {
    form,
    element,
    tab,
    hasSms: status?.smsLogin ?? false,
    changeTab(next: LoginTab) {
      form.clearErrors();
      setFailure(null);
      setLockedUntil(0);
      setTab(next);
    },
    login,
    sms,
    failure,
    lock: { until: lockedUntil, end: () => setLockedUntil(0) },
    captcha: {
      slider,
      image,
      needsSlider,
      asksImage,
      problems,
      onSolved(next: SolvedCaptcha | null) {
        setSolved(next);
        if (next) setProblems(({ slider: _solved, ...rest }) => rest);
      },
      onRead(next: ReadCode | null) {
        setRead(next);
        if (next) setProblems(({ captcha: _read, ...rest }) => rest);
      },
    },
    focus,
    submit: form.onSubmit(
      (values) => void send(values),
      (errors) => focus(new Set(Object.keys(errors))),
    ),
  };
}

/** What is wrong with the code of the picture, in words about pictures: the refusals' own are about the slider. */
function imageProblem(code: string, refused: FormProblem): FormProblem {
  if (code === 'captcha.required') return { kind: 'imageCode' };
  if (code === 'captcha.failed') return { kind: 'imageWrong' };
  return code === 'captcha.expired' ? { kind: 'imageExpired' } : refused;
}
