import type { LocalText } from '@ikka/contract';
import { Prose } from '@ikka/ui';
import layout from '../../parts/form/Form.module.css';
import { InLanguages, LocalArticle } from '../../parts/form/LocalFields.tsx';

/** The words of a notice as visitors read them. The text comes cleaned from the server. */
export function NoticeWords({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <InLanguages className={layout.fields}>
      {(code) => (
        <LocalArticle code={code} className={layout.words}>
          <h3>{title[code]}</h3>
          <Prose html={text[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
