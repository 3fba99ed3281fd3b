import { directionOf, languageOfWire } from '@ikka/i18n';
import { Prose } from '@ikka/ui';
import classes from './help.module.css';

interface InBoth {
  readonly EN: string;
  readonly UR: string;
}

/** A text as visitors read it, each language in its own direction. `html` comes cleaned from the server. */
export function HelpWords({ title, html }: { title: InBoth; html: InBoth }) {
  return (
    <div className={classes.languages}>
      {(['EN', 'UR'] as const).map((language) => (
        <article
          key={language}
          className={classes.words}
          lang={language.toLowerCase()}
          dir={directionOf(languageOfWire(language))}
        >
          <h2>{title[language]}</h2>
          <Prose html={html[language]} onLink={() => true} />
        </article>
      ))}
    </div>
  );
}
