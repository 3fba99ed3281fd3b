import type { LanguageCode } from '@ikka/contract';
import { groupDigits } from '@ikka/i18n';
import type { SettingKey, Settings } from '../../settings/index.ts';

export type PlaceName = keyof typeof places;

interface Place {
  readonly setting: SettingKey;
  /** Its thousands are grouped. */
  readonly isAmount?: true;
  /** What stands there while the operator has not entered it. */
  readonly unfilled?: Readonly<Record<LanguageCode, string>>;
}

const notStated = { EN: 'not stated yet', UR: 'ابھی درج نہیں' };

/** What texts name and settings say, so that a figure in the help centre is never older than the product. */
const places = {
  company: {
    setting: 'site.company_name',
    unfilled: { EN: 'the operator of this site', UR: 'اس سائٹ کا آپریٹر' },
  },
  company_address: { setting: 'site.company_address', unfilled: notStated },
  licence: { setting: 'site.licence', unfilled: notStated },
  support_email: { setting: 'site.support_email', unfilled: { EN: 'customer service', UR: 'کسٹمر سروس' } },
  legal_age: { setting: 'site.legal_age' },
  time_zone: { setting: 'site.time_zone' },
  currency: { setting: 'site.currency' },
  trial_grant: { setting: 'trial.grant', isAmount: true },
  deposit_min: { setting: 'cashier.deposit_min', isAmount: true },
  deposit_max: { setting: 'cashier.deposit_max', isAmount: true },
  deposit_minutes: { setting: 'cashier.deposit_expiry_minutes' },
  code_minutes: { setting: 'identity.code_minutes' },
  code_wait_minutes: { setting: 'identity.sms_countdown_minutes' },
  payout_wait_hours: { setting: 'member.payout_wait_hours' },
  login_log_days: { setting: 'identity.login_log_days' },
} as const satisfies Record<string, Place>;

export interface FilledPlace {
  readonly name: PlaceName;
  readonly setting: SettingKey;
  readonly value: Readonly<Record<LanguageCode, string>>;
  readonly isFilled: boolean;
}

/** Every place with what stands in it now. */
export function filledPlaces(settings: Pick<Settings, 'get'>): FilledPlace[] {
  return Object.entries(places).map(([name, place]: [string, Place]) => {
    const stored = String(settings.get(place.setting));
    const value = place.isAmount ? groupDigits(stored) : stored;
    return {
      name: name as PlaceName,
      setting: place.setting,
      value: value === '' ? (place.unfilled ?? { EN: '', UR: '' }) : { EN: value, UR: value },
      isFilled: value !== '',
    };
  });
}

/**
 * Puts the values into the places of cleaned HTML, between its tags only. A value is a text: what it holds of markup is
 * shown, never obeyed. A name that no place has stays as it was written.
 */
export function fillPlaces(html: string, filled: readonly FilledPlace[], language: LanguageCode): string {
  const known = new Map<string, FilledPlace>(filled.map((place) => [place.name, place]));
  return html.replace(/<[^>]*>|\{(\w+)\}/g, (found, name: string | undefined) => {
    const place = name === undefined ? undefined : known.get(name);
    if (place === undefined) return found;
    const text = escaped(place.value[language]);
    if (!place.isFilled) return text;
    const figure = `<bdi>${text}</bdi>`;
    return place.name === 'support_email' ? `<a href="mailto:${text}">${figure}</a>` : figure;
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
