import type { LocalText } from '@ikka/contract';
import { Prose } from '@ikka/ui';
import { InLanguages, LocalArticle } from '../../parts/form/LocalFields.tsx';
import classes from './notices.module.css';

/** The words of a notice as visitors read them. The text comes cleaned from the server. */
export function NoticeWords({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <InLanguages className={classes.languages}>
      {(code) => (
        <LocalArticle code={code} className={classes.words}>
          <h3>{title[code]}</h3>
          <Prose html={text[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
