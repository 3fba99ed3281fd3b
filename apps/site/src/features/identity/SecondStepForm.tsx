import type { SecondStepMethod } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { CodeFailureDialog } from './CodeFailureDialog.tsx';
import { FormAlert } from './FormAlert.tsx';
import classes from './SecondStepDialog.module.css';
import type { WaitingLogin } from './second-step.ts';
import { afterWrongAnswer } from './second-step-view.ts';
import { sendSecondStepCode, useSecondStep } from './use-second-step.ts';

/** Refusals that are about what was typed, and belong under its field. */
const ofTheField: ReadonlySet<string> = new Set(['code.wrong', 'code.expired', 'login.verification_failed']);

interface SecondStepFormProps {
  waiting: WaitingLogin;
  ticket: string;
  method: SecondStepMethod;
  onOver: () => void;
}

/** One way to prove it a second time: a code that is sent, one of the app, or the name on an account. */
export function SecondStepForm({ waiting, ticket, method, onOver }: SecondStepFormProps) {
  const { t } = useTranslation('identity');
  const finish = useSecondStep(waiting);
  const sender = useCodeSender(sendSecondStepCode, `secondStep.${method}.${ticket}`);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const failed = finish.error instanceof CallFailure ? finish.error.failed : null;
  const isOfField = failed !== null && ofTheField.has(failed.code);
  const triesLeft = failed === null ? null : afterWrongAnswer(failed).triesLeft;
  const problem: FormProblem | null = isMissing
    ? { kind: 'required' }
    : isOfField
      ? { kind: 'refused', failed }
      : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (finish.isPending) return;
    if (typed.trim() === '') {
      setMissing(true);
      input.current?.focus();
      return;
    }
    finish.mutate(
      { ticket, method, answer: typed.trim() },
      {
        onError: (error) => {
          if (error instanceof CallFailure && afterWrongAnswer(error.failed).isOver) onOver();
          else input.current?.select();
        },
      },
    );
  }

  const field = {
    ref: input,
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      setMissing(false);
      if (finish.isError) finish.reset();
    },
    error: problem ? (
      <>
        <FormSentence problem={problem} />{' '}
        {failed?.code !== 'login.verification_failed' && triesLeft !== null
          ? t('secondStep.triesLeft', { count: triesLeft })
          : null}
      </>
    ) : null,
    'data-autofocus': true,
  };
  const isSent = method === 'sms' || method === 'email';
  const contact = method === 'sms' ? waiting.step.maskedMobile : waiting.step.maskedEmail;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {finish.error && !isOfField ? <FormAlert error={finish.error} /> : null}
        {isSent ? (
          <>
            <p className={classes.sentTo}>
              {t('secondStep.sentTo')} <Figure>{contact ?? ''}</Figure>
            </p>
            <CodeField {...field} sender={sender} onSend={() => sender.send({ ticket, channel: method })} />
            <CodeFailureDialog error={sender.error} />
          </>
        ) : method === 'authenticator' ? (
          <TextInput
            {...field}
            label={t('secondStep.appCode')}
            description={t('secondStep.recoveryHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            dir="ltr"
          />
        ) : (
          <TextInput
            {...field}
            label={t('secondStep.bankName')}
            description={t('secondStep.bankHint')}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={255}
            dir="auto"
          />
        )}
        <SubmitButton isBusy={finish.isPending}>{t('secondStep.submit')}</SubmitButton>
      </Stack>
    </form>
  );
}
