import { useTranslation } from '@ikka/i18n/react';
import { type CurrencyCode, currencies, currencyOf, homeCurrency } from '@ikka/money';
import { Select } from '@mantine/core';

/** Which money a report is of: each currency, and the trial's. */
export function MoneySelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: CurrencyCode;
  onChange: (value: CurrencyCode) => void;
}) {
  const { t } = useTranslation('office');
  return (
    <Select
      label={label}
      value={value}
      onChange={(next) => onChange(currencyOf(next ?? '')?.code ?? homeCurrency)}
      data={Object.values(currencies).map(({ code, shownCode, isTrial }) => ({
        value: code,
        label: isTrial ? t('members.kind.trial') : t('realMoney', { currency: shownCode }),
      }))}
      allowDeselect={false}
    />
  );
}

/** Which money the calls mean by a currency. */
export function moneyOf(code: CurrencyCode): { readonly currency: string; readonly trial: 'yes' | 'no' } {
  const { shownCode, isTrial } = currencies[code];
  return { currency: shownCode, trial: isTrial ? 'yes' : 'no' };
}
