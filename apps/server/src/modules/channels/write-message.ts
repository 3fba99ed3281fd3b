import { fillPlaces, formatInstant, messageWords, parseLanguage } from '@ikka/i18n';
import type { Message } from './channels.ts';
import { mailHtml, mailText } from './mail-page.ts';
import { tameDevice } from './message-rules.ts';

/** A message in its words, as it will be read. */
export interface Written {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Puts a message into words. Instants are shown in the site's zone; minutes are whole and never more than there are. */
export function writeMessage(message: Message, now: Date, timeZone: string): Written {
  const language = parseLanguage(message.language);
  if (language === undefined) throw new Error(`no such language: ${message.language}`);
  const words = messageWords(message.template, language);
  const instant = (at: Date) => formatInstant(at, timeZone).slice(0, -':00'.length);
  const { device } = message.values;
  const values = {
    ...message.values,
    ...(device === undefined ? {} : { device: tameDevice(device) }),
    minutes: String(Math.max(1, Math.floor((message.expiresAt.getTime() - now.getTime()) / 60_000))),
    until: instant(message.expiresAt),
    at: instant(now),
  };
  if (message.channel === 'sms') {
    if (words.sms === undefined) throw new Error(`${message.template} has no words for SMS`);
    return { subject: null, text: fillPlaces(words.sms, values), html: null };
  }
  return {
    // Without values: a subject is shown on locked screens.
    subject: words.subject,
    text: mailText(words, values, language),
    html: mailHtml(words, values, language),
  };
}
