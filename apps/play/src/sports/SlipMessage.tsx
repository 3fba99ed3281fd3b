import classes from './slip.module.css';
import type { Quote, Slip, SlipChange } from './slip.ts';

/** What was said of the last press. */
export interface Said {
  readonly text: string;
  readonly isGood: boolean;
}

export function SlipMessage({ said }: { said: Said | null }) {
  if (said === null) return null;
  return (
    <p className={said.isGood ? classes.good : classes.why} role="status" data-testid="slip-message">
      {said.text}
    </p>
  );
}

/** What stands below the selections of a slip: it says what becomes of them, and does it. */
export interface SlipFoot {
  readonly slip: Slip;
  readonly quote: Quote | undefined;
  /** Why nothing can be done with it as it is. */
  readonly why: string | null;
  readonly said: Said | null;
  readonly change: (by: SlipChange) => void;
  readonly say: (said: Said | null) => void;
}
