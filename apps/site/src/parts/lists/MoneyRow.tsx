import { formatInstant } from '@ikka/i18n';
import { Figure, Money } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './MoneyRow.module.css';

interface MoneyRowProps {
  /** What a press does, for who does not see the row. */
  readonly label: string;
  readonly amount: string;
  readonly currency: string;
  /** Which way the money went. */
  readonly way: string;
  readonly at: string;
  readonly zone: string | undefined;
  readonly state: ReactNode;
  readonly onOpen: () => void;
}

/** A movement of money in a list: how much, which way, when and how it stands. A press opens it. */
export function MoneyRow({ label, amount, currency, way, at, zone, state, onOpen }: MoneyRowProps) {
  return (
    <li>
      <UnstyledButton className={classes.row} aria-label={label} onClick={onOpen}>
        <span className={classes.what}>
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
          <span className={classes.sub}>
            <span>{way}</span>
            <Figure>{formatInstant(at, zone)}</Figure>
          </span>
        </span>
        {state}
      </UnstyledButton>
    </li>
  );
}
