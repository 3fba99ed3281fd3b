import { useTranslation } from '@ikka/i18n/react';
import { Input, PinInput } from '@mantine/core';

/** Six digits of an authenticator app, sent by the last one. */
export function CodeField({
  value,
  onChange,
  onComplete,
  isWrong,
  isBusy,
}: {
  value: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  isWrong: boolean;
  isBusy: boolean;
}) {
  const { t } = useTranslation('office');
  return (
    <Input.Wrapper label={t('login.code')} labelElement="div" size="md">
      {/* Figures run from left to right in both languages. */}
      <div dir="ltr">
        <PinInput
          length={6}
          type="number"
          size="lg"
          oneTimeCode
          autoFocus
          placeholder=""
          value={value}
          onChange={onChange}
          onComplete={onComplete}
          error={isWrong}
          disabled={isBusy}
          aria-label={t('login.code')}
          styles={{
            root: { justifyContent: 'center', flexWrap: 'nowrap', gap: '0.5rem' },
            pinInput: { flex: '1 1 0' },
            input: { inlineSize: '100%' },
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
