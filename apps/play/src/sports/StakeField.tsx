import { formatAmount, parseAmount } from '@ikka/money';
import { useBookWords } from '@ikka/sports/words';
import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './slip.module.css';
import { typedAmount } from './slip.ts';

/** In whole coins; each press adds. */
const quick = [100, 500, 1_000] as const;

/** Where a stake is typed, or added to by a press, up to what the house takes. */
export function StakeField({
  label,
  value,
  most,
  lines = 1,
  onChange,
}: {
  label: string;
  value: string;
  /** Of all lines together, as the house says; null while it is not known. */
  most: string | null;
  lines?: number;
  onChange: (value: string) => void;
}) {
  const { t } = useBookWords();
  const { currency } = usePlaySnapshot();
  const id = useId();
  const typed = typedAmount(value, currency);
  const limit = most === null ? null : parseAmount(most, currency);
  const each = limit === null ? null : limit / BigInt(lines);
  const error =
    value !== '' && typed === null
      ? t('noAmount')
      : typed !== null && each !== null && typed > each
        ? t('most', { amount: formatAmount(each, currency) })
        : null;
  const unit = 10n ** BigInt(currency.digits);
  return (
    <div className={classes.stake}>
      <TextInput
        id={id}
        size="sm"
        inputMode="decimal"
        dir="ltr"
        aria-label={label}
        placeholder={label}
        value={value}
        error={error}
        data-testid="stake"
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(',', '.'))}
      />
      <div className={classes.quick}>
        {quick.map((amount) => (
          <Button
            key={amount}
            variant="default"
            size="compact-sm"
            onClick={() => onChange(formatAmount((typed ?? 0n) + BigInt(amount) * unit, currency))}
          >
            <bdi dir="ltr">+{amount}</bdi>
          </Button>
        ))}
        <Button
          variant="default"
          size="compact-sm"
          disabled={each === null || each <= 0n}
          onClick={() => each !== null && onChange(formatAmount(each, currency))}
        >
          {t('max')}
        </Button>
      </div>
    </div>
  );
}
