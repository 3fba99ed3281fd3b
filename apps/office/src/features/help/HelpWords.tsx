import type { LocalText } from '@ikka/contract';
import { Prose } from '@ikka/ui';
import { InLanguages, LocalArticle } from '../../parts/form/LocalFields.tsx';
import classes from './help.module.css';

/** A text as visitors read it. `html` comes cleaned from the server. */
export function HelpWords({ title, html }: { title: LocalText; html: LocalText }) {
  return (
    <InLanguages className={classes.languages}>
      {(code) => (
        <LocalArticle code={code} className={classes.words}>
          <h2>{title[code]}</h2>
          <Prose html={html[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
