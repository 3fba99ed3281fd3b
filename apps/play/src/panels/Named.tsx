import { Code } from '@ikka/ui';
import classes from './panels.module.css';

/** A seed or a commitment under its name. */
export function Named({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.field}>
      <span className={classes.fieldName}>{name}</span>
      <Code value={value} />
    </div>
  );
}
