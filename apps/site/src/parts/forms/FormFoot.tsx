import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';

/**
 * The end of a form in a dialog: what is wrong with it as a whole, and the button that sends it. It stays in sight at the
 * dialog's lower edge however long the form is.
 */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-form-foot>
      {children}
    </div>
  );
}
