import type { LocalText } from '@ikka/contract';
import { Prose } from '@ikka/ui';
import layout from '../../parts/form/Form.module.css';
import { InLanguages, LocalArticle } from '../../parts/form/LocalFields.tsx';

/** A text as visitors read it. `html` comes cleaned from the server. */
export function HelpWords({ title, html }: { title: LocalText; html: LocalText }) {
  return (
    <InLanguages className={layout.languages}>
      {(code) => (
        <LocalArticle code={code} className={layout.words}>
          <h2>{title[code]}</h2>
          <Prose html={html[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
