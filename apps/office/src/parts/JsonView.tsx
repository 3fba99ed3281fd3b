import { ScrollBox } from '@ikka/ui';
import classes from './JsonView.module.css';

/** A value as it was stored, to be read and copied; from left to right in both languages. */
export function JsonView({ value }: { value: unknown }) {
  return (
    <ScrollBox as="pre" className={classes.json} dir="ltr">
      {value === null || value === undefined ? '—' : compact(value)}
    </ScrollBox>
  );
}

/** Indented, with lists of short values on one line: a reel reads like a reel. */
function compact(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /\[\s+([^[\]{}]{1,100}?)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
}
