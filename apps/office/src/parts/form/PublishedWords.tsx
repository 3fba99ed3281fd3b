import type { LocalText } from '@ikka/contract';
import { Prose } from '@ikka/ui';
import layout from './Form.module.css';
import { InLanguages, LocalArticle } from './LocalFields.tsx';

/** A title and its text as visitors read them. `html` comes cleaned from the server. Of short words the title is smaller. */
export function PublishedWords({
  title,
  html,
  areShort = false,
}: {
  title: LocalText;
  html: LocalText;
  areShort?: boolean;
}) {
  const Title = areShort ? 'h3' : 'h2';
  return (
    <InLanguages className={areShort ? layout.fields : layout.languages}>
      {(code) => (
        <LocalArticle code={code} className={layout.words}>
          <Title>{title[code]}</Title>
          <Prose html={html[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
