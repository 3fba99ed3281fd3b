import { formatMoney } from '@ikka/i18n';
import { formatAmount, knownCurrency } from '@ikka/money';
import { DecimalField, useNumberProblem } from '@ikka/ui';
import { type ComponentProps, useState } from 'react';
import { type AmountLimits, judgeAmount } from './judge-amount.ts';

type FieldProps = ComponentProps<typeof DecimalField>;

interface AmountFieldProps
  extends Pick<
    FieldProps,
    'label' | 'description' | 'disabled' | 'size' | 'name' | 'isFirst' | 'rightSection' | 'rightSectionWidth'
  > {
  readonly limits: AmountLimits;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** The form was to be sent: an error is shown also of what nobody has touched. */
  readonly isAsked: boolean;
  /** What the amount meets beside its limits; it is said where those are kept. */
  readonly problem?: string | undefined;
}

/**
 * An amount of money that is typed. Nothing is made to fit: what cannot be taken stays as it was typed, with what is wrong
 * under it, once the field is left or the form was to be sent.
 */
export function AmountField({
  limits,
  typed,
  onTyped,
  isAsked,
  problem,
  size = 'lg',
  name = 'amount',
  ...shared
}: AmountFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const sentenceOf = useNumberProblem();
  const currency = knownCurrency(limits.currency);
  const judged = judgeAmount(typed, limits);
  const money = (value: bigint) => formatMoney(formatAmount(value, currency), limits.currency);
  const error = judged.problem === null ? problem : sentenceOf(judged.problem, money);
  return (
    <DecimalField
      {...shared}
      size={size}
      name={name}
      text={typed}
      digits={currency.digits}
      error={isAsked || (isLeft && typed !== '') ? error : undefined}
      onText={onTyped}
      onLeave={() => setLeft(true)}
    />
  );
}
