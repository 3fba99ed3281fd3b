import { directionOf, languageOfWire } from '@ikka/i18n';
import { Prose } from '@ikka/ui';
import classes from './notices.module.css';

/** The words of a notice as visitors read them, each language in its own direction. The text comes cleaned from the server. */
export function NoticeWords({
  title,
  text,
}: {
  title: { readonly EN: string; readonly UR: string };
  text: { readonly EN: string; readonly UR: string };
}) {
  return (
    <div className={classes.languages}>
      {(['EN', 'UR'] as const).map((language) => (
        <article
          key={language}
          className={classes.words}
          lang={language.toLowerCase()}
          dir={directionOf(languageOfWire(language))}
        >
          <h3>{title[language]}</h3>
          <Prose html={text[language]} onLink={() => true} />
        </article>
      ))}
    </div>
  );
}
