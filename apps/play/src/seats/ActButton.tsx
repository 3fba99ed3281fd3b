import { Figure } from '@ikka/ui';
import type { ReactNode } from 'react';
import classes from './actions.module.css';

interface ActButtonProps {
  readonly label: ReactNode;
  /** What it costs, as it is written; null for nothing. */
  readonly amount: string | null;
  /** The letter of its key. */
  readonly keyName: string;
  readonly tone: 'plain' | 'main' | 'strong' | 'bad';
  readonly disabled: boolean;
  readonly testId: string;
  readonly onPress: () => void;
}

/** One thing that can be done in the hand, with its price. */
export function ActButton({ label, amount, keyName, tone, disabled, testId, onPress }: ActButtonProps) {
  return (
    <button
      type="button"
      className={classes.act}
      data-tone={tone}
      data-testid={testId}
      disabled={disabled}
      aria-keyshortcuts={keyName}
      onClick={onPress}
    >
      <span className={classes.label}>
        {label}
        <span className={classes.key} aria-hidden="true">
          {keyName}
        </span>
      </span>
      {amount === null ? null : (
        <span className={classes.price}>
          <Figure>{amount}</Figure>
        </span>
      )}
    </button>
  );
}
