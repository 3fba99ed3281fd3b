import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Alert, Badge, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityQuery } from '../../parts/account/security-query.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import classes from '../../parts/forms/form-parts.module.css';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { emptyPhone } from '../../parts/phone/phone-value.ts';
import { refusedContactField, typedContact } from './contact-view.ts';
import { sendContactCode, useChangeContact } from './use-security.ts';

/** The mailbox or the mobile number: which one it is, and another one, proven by a code that is sent to it. */
export function ContactPart({ kind }: { kind: 'email' | 'mobile' }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const { openCentre } = useLayers();
  const security = useQuery(securityQuery);
  if (security.isPending) return <ListSkeleton rows={3} height={64} />;
  if (security.isError) {
    return <ErrorState message={failureText(security.error)} onRetry={() => void security.refetch()} />;
  }
  const { maskedEmail, isEmailVerified, maskedMobile, isMobileVerified } = security.data;
  const masked = kind === 'email' ? maskedEmail : maskedMobile;
  const isVerified = kind === 'email' ? isEmailVerified : isMobileVerified;
  return (
    <div className={classes.part}>
      {masked ? (
        <p className={classes.present}>
          <Figure>{masked}</Figure>
          <Badge variant="light" color={isVerified ? 'emerald' : 'coral'}>
            {t(isVerified ? 'state.verified' : 'state.unverified')}
          </Badge>
        </p>
      ) : null}
      <p className={classes.hint}>{t(kind === 'email' ? 'contact.emailWhy' : 'contact.mobileWhy')}</p>
      <ContactForm kind={kind} isFirst={masked === null} onDone={() => openCentre('securityCenter')} />
    </div>
  );
}

interface ContactFormProps {
  kind: 'email' | 'mobile';
  /** There is none yet. */
  isFirst: boolean;
  onDone: () => void;
}

/** A mailbox or a number, and the code that proves it. */
export function ContactForm({ kind, isFirst, onDone }: ContactFormProps) {
  const { t } = useTranslation(['member', 'identity']);
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState(emptyPhone);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'contact' | 'code' | null>(null);
  const sender = useCodeSender(sendContactCode);
  const change = useChangeContact();
  const contact = typedContact(kind, email, phone);

  const failed = (error: Error | null) => (error instanceof CallFailure ? error.failed : null);
  const said = (field: 'contact' | 'code') => {
    if (missing === field) return t('identity:error.required');
    const error = [change.error, sender.error].find((one) => {
      const one_ = failed(one);
      return one_ !== null && refusedContactField(one_.code) === field;
    });
    return error ? failureText(error) : null;
  };
  const other = change.error && refusedContactField(failed(change.error)?.code ?? '') === null;
  const touched = () => {
    setMissing(null);
    if (change.isError) change.reset();
  };

  function send() {
    if (contact) sender.send(contact);
    else setMissing('contact');
  }
  function submit() {
    if (change.isPending) return;
    if (!contact) return setMissing('contact');
    if (code.trim() === '') return setMissing('code');
    change.mutate(
      { contact, verificationCode: code.trim() },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t(`contact.${kind}Saved`) });
          onDone();
        },
      },
    );
  }
  const codeSender =
    refusedContactField(failed(sender.error)?.code ?? '') === 'contact' ? { ...sender, error: null } : sender;

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {other && change.error ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(change.error)}
        </Alert>
      ) : null}
      {kind === 'email' ? (
        <TextInput
          label={t(isFirst ? 'contact.email' : 'contact.newEmail')}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            touched();
          }}
          error={said('contact')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
      ) : (
        <PhoneField
          label={t(isFirst ? 'contact.mobile' : 'contact.newMobile')}
          value={phone}
          onChange={(value) => {
            setPhone(value);
            touched();
          }}
          onTake={setPhone}
          error={said('contact')}
        />
      )}
      <CodeField
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          touched();
        }}
        error={said('code')}
        sender={codeSender}
        onSend={send}
      />
      <SubmitButton size="sm" isBusy={change.isPending} className={classes.submit}>
        {t('contact.submit')}
      </SubmitButton>
    </form>
  );
}
