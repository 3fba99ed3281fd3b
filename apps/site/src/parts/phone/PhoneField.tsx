import { Input } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { CountryPicker } from './CountryPicker.tsx';
import classes from './PhoneField.module.css';
import { countryToTake, type PhoneValue, typedNumber } from './phone-value.ts';
import { useCountries } from './use-countries.ts';

interface PhoneProps {
  label: ReactNode;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** The field takes a country by itself: nobody has changed anything. */
  onTake: (value: PhoneValue) => void;
  onBlur?: () => void;
  error?: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** The field takes the focus when its dialog opens. */
  autoFocus?: boolean;
}

/**
 * A mobile number with its country. Runs left to right in both directions of the page, as numbers are written. While
 * the countries are missing the number can be typed already: the server takes its own country then.
 */
export function PhoneField({
  label,
  value,
  onChange,
  onTake,
  onBlur,
  error,
  description,
  disabled = false,
  autoFocus = false,
}: PhoneProps) {
  const countries = useCountries();
  const latest = useRef(onTake);
  latest.current = onTake;

  useEffect(() => {
    const country = countryToTake(value, countries.data ?? []);
    if (country) latest.current({ ...value, ...country });
  }, [value, countries.data]);

  return (
    <Input.Wrapper label={label} error={error} description={description}>
      <div dir="ltr" className={classes.row}>
        <CountryPicker
          value={value.countryCode}
          onChange={(country) => onChange({ ...value, ...country })}
          disabled={disabled}
        />
        <Input
          className={classes.number}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          value={value.mobileNum}
          onChange={(event) => onChange({ ...value, mobileNum: typedNumber(event.currentTarget.value) })}
          onBlur={onBlur}
          error={Boolean(error)}
          disabled={disabled}
          data-autofocus={autoFocus || undefined}
        />
      </div>
    </Input.Wrapper>
  );
}
