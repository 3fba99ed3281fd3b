import { type LanguageCode, type LocalText, languageCodes } from '@ikka/contract';
import { directionOf, languageNames, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { TextEditor } from './TextEditor.tsx';

/** One of the texts of a form, as it stands in every language. */
export interface LocalFieldOf {
  /** Its name without the language. */
  readonly label: string;
  readonly value: LocalText;
  /** What stands in its way, in words, in the languages in which something does. */
  readonly errors?: Readonly<Partial<Record<LanguageCode, string>>> | undefined;
  readonly onChange: (value: LocalText) => void;
}

/** The name of a text with the language in which it stands. */
export function useLabelIn() {
  const { t } = useTranslation('office');
  return (text: string, code: LanguageCode): string =>
    t('inLanguage', { text, language: languageNames[languageOfWire(code)] });
}

/** What every field of one language has: its name with the language's, and the language's direction. */
function useFieldIn() {
  const labelIn = useLabelIn();
  return (code: LanguageCode, { label, value, errors, onChange }: LocalFieldOf) => {
    const language = languageOfWire(code);
    return {
      label: labelIn(label, code),
      value: value[code],
      error: errors?.[code] ?? null,
      lang: language,
      styles: { input: { direction: directionOf(language) } },
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...value, [code]: event.currentTarget.value }),
    };
  };
}

/** A line in one language; several lines where `rows` says between how many the field grows. */
export function LocalLine({
  code,
  field,
  maxLength,
  description,
  rows,
}: {
  code: LanguageCode;
  field: LocalFieldOf;
  maxLength?: number | undefined;
  description?: string;
  rows?: readonly [least: number, most: number];
}) {
  const fieldIn = useFieldIn();
  const shared = { ...fieldIn(code, field), maxLength, description };
  if (rows === undefined) return <TextInput {...shared} />;
  return <Textarea {...shared} autosize minRows={rows[0]} maxRows={rows[1]} />;
}

/** A text with headings, lists and links in one language. */
export function LocalEditor({ code, field }: { code: LanguageCode; field: LocalFieldOf }) {
  const { label, value, error, lang } = useFieldIn()(code, field);
  return (
    <TextEditor
      label={label}
      language={lang}
      html={value}
      error={error}
      onChange={(html) => field.onChange({ ...field.value, [code]: html })}
    />
  );
}

/** A line in every language, one field each. */
export function LocalTextInput(props: Omit<Parameters<typeof LocalLine>[0], 'code'>) {
  return languageCodes.map((code) => <LocalLine key={code} code={code} {...props} />);
}

/** The same for every language, side by side. */
export function InLanguages({
  className,
  children,
}: {
  className?: string | undefined;
  children: (code: LanguageCode) => ReactNode;
}) {
  return (
    <div className={className}>
      {languageCodes.map((code) => (
        <Fragment key={code}>{children(code)}</Fragment>
      ))}
    </div>
  );
}

/** A title and its text in every language, side by side. */
export function LocalWords({
  className,
  title,
  titleMax,
  html,
}: {
  className?: string | undefined;
  title: LocalFieldOf;
  titleMax: number;
  html: LocalFieldOf;
}) {
  return (
    <InLanguages className={className}>
      {(code) => (
        <Stack>
          <LocalLine code={code} field={title} maxLength={titleMax} />
          <LocalEditor code={code} field={html} />
        </Stack>
      )}
    </InLanguages>
  );
}

/** What visitors read in one language, in its own direction. */
export function LocalArticle({
  code,
  className,
  children,
}: {
  code: LanguageCode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const language = languageOfWire(code);
  return (
    <article className={className} lang={language} dir={directionOf(language)}>
      {children}
    </article>
  );
}
