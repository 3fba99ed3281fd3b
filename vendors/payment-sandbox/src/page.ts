import type { PaymentRow } from './store.ts';
import { type Language, words } from './words.ts';

/** Where the page's stylesheet lies, and the font that it names. */
export const stylePath = '/pay/style.css';
export const urduFontPath = '/pay/urdu.woff2';

/** The payer's page: plain HTML that works without scripts. `row` null: no such payment. */
export function payerPage(page: {
  readonly row: PaymentRow | null;
  readonly merchant: string;
  readonly language: Language;
  readonly basePath: string;
}): string {
  const { row, language } = page;
  const say = words[language];
  const title = row ? say.title[row.status] : say.unknownTitle;
  const switchTo = `?lang=${say.otherLanguage.code}`;
  return `<!doctype html>
<html lang="${language}" dir="${say.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${plain(title)} · ${plain(say.bank)}</title>
<link rel="stylesheet" href="${plain(page.basePath + stylePath)}">
</head>
<body>
<p class="banner" role="note"><strong>${plain(say.banner)}</strong><span>${plain(say.bannerMore)}</span></p>
<header>
<span class="mark" aria-hidden="true"></span><span class="bank">${plain(say.bank)}</span>
<a class="language" href="${switchTo}" lang="${say.otherLanguage.code}" hreflang="${say.otherLanguage.code}">${plain(say.otherLanguage.name)}</a>
</header>
<main>
<h1${row ? ` class="is-${row.status}"` : ''}>${plain(title)}</h1>
${row ? payment(row, page.merchant, language) : `<p>${plain(say.unknown)}</p>`}
</main>
</body>
</html>
`;
}

function payment(row: PaymentRow, merchant: string, language: Language): string {
  const say = words[language];
  const lines: readonly (readonly [string, string])[] = [
    [say.payTo, plain(merchant)],
    [say.reference, `<bdi class="code">${plain(row.reference)}</bdi>`],
    ...(row.description === '' ? [] : [[say.description, plain(row.description)] as const]),
    ...(row.received_amount !== null && row.received_currency !== null
      ? [[say.received, money(row.received_amount, row.received_currency)] as const]
      : []),
    [say.expires, `${moment(row.expires_at, language)} <small>${plain(say.zone)}</small>`],
  ];
  const late = row.is_late === 1 ? ` ${say.lateNote}` : '';
  return `<p>${plain(say.explain[row.status] + late)}</p>
<p class="amount"><span>${plain(say.amount)}</span> ${money(row.amount, row.currency)}</p>
<dl>
${lines.map(([name, value]) => `<div><dt>${plain(name)}</dt><dd>${value}</dd></div>`).join('\n')}
</dl>
${choices(row, language)}`;
}

function choices(row: PaymentRow, language: Language): string {
  const say = words[language];
  const button = (action: string, text: string, look: string) =>
    `<button type="submit" name="action" value="${action}" class="${look}">${plain(text)}</button>`;
  const form = (buttons: string) =>
    `<form method="post" action="?lang=${language}" aria-label="${plain(say.whatNow)}">\n${buttons}\n</form>`;
  const back = `<a class="back" href="${plain(row.return_url)}">${plain(say.goBack)}</a>`;
  switch (row.status) {
    case 'open':
      return form(
        [
          button('confirm', say.confirm, 'first'),
          button('fail', say.fail, 'second'),
          button('close', say.close, 'quiet'),
        ].join('\n'),
      );
    case 'closed':
    case 'expired':
      return `${form(button('confirm', say.payLate, 'second'))}\n${back}`;
    case 'paid':
    case 'failed':
    case 'voided':
      return back;
  }
}

function money(amount: string, currency: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `<bdi class="money">${plain(currency)} ${grouped}${fraction === undefined ? '' : `.${fraction}`}</bdi>`;
}

function moment(at: number, language: Language): string {
  const shown = new Intl.DateTimeFormat(words[language].locale, {
    timeZone: 'Asia/Karachi',
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(at);
  return `<time datetime="${new Date(at).toISOString()}"><bdi>${plain(shown)}</bdi></time>`;
}

/** Text made safe for HTML, attributes included. */
function plain(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
