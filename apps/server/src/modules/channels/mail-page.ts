import { directionOf, fillPlaces, houseWords, type Language, type MessageWords } from '@ikka/i18n';

type Values = Readonly<Record<string, string>>;

/** Marks a value as a piece of its own direction inside plain text. */
const isolated = (value: string) => `\u2068${value}\u2069`;

const mapValues = (values: Values, change: (value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The plain part of a mail: for readers without HTML, and for those who trust none. */
export function mailText(words: MessageWords, values: Values, language: Language): string {
  const house = houseWords(language);
  const said = fillPlaces(words.text, mapValues(values, isolated));
  // On a line of its own and without marks, so that a code or an address can be copied whole.
  const main = values.code ?? values.link;
  return [
    house.house,
    words.heading,
    said,
    ...(main === undefined ? [] : [main]),
    words.note,
    `--\n${house.automatic}\n${house.adults}`,
  ].join('\n\n');
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

const colours = {
  night: '#151838',
  paper: '#f4f1ea',
  card: '#ffffff',
  gold: '#f2b84b',
  goldInk: '#2b1d00',
  ink: '#1d2040',
  quiet: '#5d6078',
  line: '#e4dfd2',
  sunken: '#faf7f0',
} as const;

const fonts: Record<Language, { readonly family: string; readonly lineHeight: number }> = {
  en: { family: "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif", lineHeight: 1.55 },
  // Nastaliq needs the room; where no such face is installed the room does no harm.
  ur: {
    family: "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Noto Sans Arabic', Tahoma, sans-serif",
    lineHeight: 2.1,
  },
};

/**
 * The HTML part: one card that every mail reader draws alike. Tables and styles in the elements, because readers drop
 * sheets; no picture and nothing fetched, so that opening it tells nobody anything.
 */
export function mailHtml(words: MessageWords, values: Values, language: Language): string {
  const house = houseWords(language);
  const { family, lineHeight } = fonts[language];
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const said = fillPlaces(
    escaped(words.text),
    mapValues(values, (value) => `<bdi>${escaped(value)}</bdi>`),
  );
  const quiet = `margin:0;font-size:13px;color:${colours.quiet};line-height:${lineHeight}`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(words.subject)}</title>
</head>
<body style="margin:0;background:${colours.paper}">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper};font-family:${family};color:${colours.ink}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${colours.card};border:1px solid ${colours.line};border-radius:14px;overflow:hidden">
<tr><td align="${start}" style="padding:18px 28px;background:${colours.night};color:${colours.gold};font-size:22px;font-weight:700;line-height:${lineHeight}">${escaped(house.house)}</td></tr>
<tr><td align="${start}" style="padding:28px">
<h1 style="margin:0 0 12px;font-size:21px;line-height:${lineHeight}">${escaped(words.heading)}</h1>
<p style="margin:0 0 22px;font-size:16px;line-height:${lineHeight};white-space:pre-line">${said}</p>
${mainPart(words, values, lineHeight)}
<p style="${quiet}">${escaped(words.note)}</p>
</td></tr>
<tr><td align="${start}" style="padding:16px 28px;border-top:1px solid ${colours.line};background:${colours.sunken}">
<p style="${quiet}">${escaped(house.automatic)}</p>
<p style="${quiet}">${escaped(house.adults)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** What the mail is about: a code to read, or a page to open. */
function mainPart(words: MessageWords, values: Values, lineHeight: number): string {
  const { code, link } = values;
  if (code !== undefined) {
    return `<p dir="ltr" style="margin:0 0 22px;padding:16px;border:1px dashed ${colours.gold};border-radius:10px;background:${colours.sunken};font-family:ui-monospace,Consolas,Menlo,monospace;font-size:30px;font-weight:700;letter-spacing:6px;text-align:center">${escaped(code)}</p>`;
  }
  if (link === undefined || words.button === undefined || words.link === undefined) return '';
  const address = escaped(link);
  return `<p style="margin:0 0 22px;text-align:center"><a href="${address}" style="display:inline-block;padding:12px 26px;border-radius:10px;background:${colours.gold};color:${colours.goldInk};font-weight:700;text-decoration:none;line-height:${lineHeight}">${escaped(words.button)}</a></p>
<p style="margin:0 0 22px;font-size:13px;color:${colours.quiet};line-height:${lineHeight}">${escaped(words.link)}<br><bdi dir="ltr" style="word-break:break-all;color:${colours.ink}">${address}</bdi></p>`;
}
