import { type ReactNode, useId } from 'react';
import classes from './panels.module.css';

/** A choice of one from a few, as buttons that wrap. */
export function OptionGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  isFixed = false,
}: {
  label: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  isFixed?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={classes.options} disabled={isFixed}>
      <legend className={classes.optionsLabel}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} data-checked={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
