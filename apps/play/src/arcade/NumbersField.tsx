import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import classes from './arcade.module.css';
import { pickNumbers } from './pick-numbers.ts';

interface NumbersFieldProps {
  readonly label: string;
  readonly of: number;
  readonly most: number;
  readonly picked: number;
  readonly isFixed: boolean;
  readonly onChange: (numbers: readonly number[]) => void;
}

/** How many numbers are picked, with ways to pick all or none; one by one they are picked in the grid of the stage. */
export function NumbersField({ label, of, most, picked, isFixed, onChange }: NumbersFieldProps) {
  const { t } = useTranslation('arcade');
  return (
    <fieldset className={classes.numbers} disabled={isFixed}>
      <legend>
        {label} · {t('numbers.count', { picked, most })}
      </legend>
      <div className={classes.steps}>
        <Button variant="default" data-testid="numbers-pick" onClick={() => onChange(pickNumbers(of, most))}>
          {t('numbers.pick')}
        </Button>
        <Button
          variant="default"
          disabled={picked === 0}
          data-testid="numbers-clear"
          onClick={() => onChange([])}
        >
          {t('numbers.clear')}
        </Button>
      </div>
    </fieldset>
  );
}
