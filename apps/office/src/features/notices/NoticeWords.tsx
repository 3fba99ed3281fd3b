import classes from './notices.module.css';

/** The words of a notice as visitors read them, each language in its own direction. */
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
          dir={language === 'UR' ? 'rtl' : 'ltr'}
        >
          <h3>{title[language]}</h3>
          <p>{text[language]}</p>
        </article>
      ))}
    </div>
  );
}
