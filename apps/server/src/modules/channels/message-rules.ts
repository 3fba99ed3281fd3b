import type { Channel, Message, MessageTemplate } from './channels.ts';

interface Rule {
  readonly channels: readonly Channel[];
  readonly values: readonly ('code' | 'link' | 'device' | 'account' | 'answer')[];
}

const both = ['sms', 'mail'] as const;
const code: Rule = { channels: both, values: ['code'] };

/** By which channels each text may go, and what its sender has to tell. */
const rules: Record<MessageTemplate, Rule> = {
  login_code: code,
  register_code: code,
  recovery_code: code,
  step_up_code: code,
  unlock_code: code,
  contact_code: code,
  reset_link: { channels: ['mail'], values: ['link'] },
  reset_from_elsewhere: { channels: ['mail'], values: [] },
  password_changed: { channels: both, values: [] },
  contact_changed: { channels: both, values: [] },
  contact_unverified: { channels: both, values: [] },
  protection_changed: { channels: both, values: [] },
  new_device: { channels: both, values: ['device'] },
  payout_added: { channels: both, values: ['account'] },
  payout_removed: { channels: both, values: ['account'] },
  document_approved: { channels: both, values: [] },
  document_rejected: { channels: both, values: [] },
  feedback_answer: { channels: ['mail'], values: ['answer'] },
  picture_removed: { channels: both, values: [] },
};

const shapes: Record<Rule['values'][number], (value: string) => boolean> = {
  code: (value) => /^[0-9A-Z]{4,12}$/.test(value),
  link: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  device: (value) => value.trim() !== '',
  // The end of a number, and never more of it.
  account: (value) => /^[0-9A-Za-z]{2,4}$/.test(value),
  answer: (value) => value.trim() !== '' && value.length <= 2_000,
};

const recipients: Record<Channel, RegExp> = {
  sms: /^\+?\d{6,15}$/,
  // One address and nothing that a header or a list of addresses could be made of.
  mail: /^[^\s<>,;:"()[\]\\@\p{Cc}]{1,64}@[^\s<>,;:"()[\]\\@\p{Cc}]{1,255}$/u,
};

const deviceMax = 40;

/** Throws on a message that its caller should never have written; the words of the error hold nothing of it. */
export function assertRight({ channel, template, to, values, expiresAt }: Message, now: Date): void {
  const rule = rules[template];
  const wrong = (what: string) => new Error(`channels: ${template} by ${channel} ${what}`);
  if (!rule.channels.includes(channel)) throw wrong('does not exist');
  if (!recipients[channel].test(to)) throw wrong('has a recipient of a wrong form');
  const given = Object.keys(values).sort();
  if (given.join() !== [...rule.values].sort().join())
    throw wrong(`needs ${rule.values.join() || 'no values'}`);
  for (const name of rule.values) {
    if (!shapes[name](values[name] ?? '')) throw wrong(`has a ${name} of a wrong form`);
  }
  if (expiresAt <= now) throw wrong('has expired before it was written');
}

/**
 * A device's name comes from outside and stands in a message of ours: in one line, short, and without the marks that
 * phones and mail readers make links of.
 */
export function tameDevice(device: string): string {
  const line = device.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').replace(/[/:@<>]|\.(?=\p{L})/gu, ' ');
  return line.replace(/ {2,}/g, ' ').trim().slice(0, deviceMax).trim() || '?';
}
