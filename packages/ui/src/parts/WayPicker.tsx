import { useId } from 'react';
import classes from './WayPicker.module.css';

interface WayPickerProps<Way extends string> {
  label: string;
  ways: readonly { readonly value: Way; readonly label: string }[];
  value: Way;
  onChange: (way: Way) => void;
}

/** One of a few ways to go on, side by side. */
export function WayPicker<Way extends string>({ label, ways, value, onChange }: WayPickerProps<Way>) {
  const name = useId();
  return (
    <div className={classes.ways} role="radiogroup" aria-label={label}>
      {ways.map((way) => (
        <label key={way.value} className={classes.way}>
          <input
            type="radio"
            name={name}
            value={way.value}
            checked={way.value === value}
            onChange={() => onChange(way.value)}
          />
          {way.label}
        </label>
      ))}
    </div>
  );
}
