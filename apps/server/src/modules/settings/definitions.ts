import { documentKind, moduleIds, payoutKinds, shelfCategories } from '@ikka/contract';
import { getCountries } from 'libphonenumber-js/max';
import { z } from 'zod';
import { approvalSettings } from './approval-settings.ts';
import { cashbackSettings } from './cashback-settings.ts';
import { setting } from './definition.ts';
import { depositSettings } from './deposit-settings.ts';
import { externalSettings } from './external-settings.ts';
import { integritySettings } from './integrity-settings.ts';
import { lotterySettings } from './lottery-settings.ts';
import { playSettings } from './play-settings.ts';
import { profileFieldDefaults, profileFields } from './profile-fields.ts';
import { registerFieldDefaults, registerFields } from './register-fields.ts';
import { siteSettings } from './site-settings.ts';
import { sportsSettings } from './sports-settings.ts';
import { tableSettings } from './table-settings.ts';
import { transferSettings } from './transfer-settings.ts';
import { treasurySettings } from './treasury-settings.ts';
import { withdrawSettings } from './withdraw-settings.ts';

const seconds = (most: number) => z.number().int().min(0).max(most);
const count = (least: number, most: number) => z.number().int().min(least).max(most);
const decimal = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/);
/** An amount as the wire writes it, with the two digits of every currency that is offered. */
const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);
const flag = z.boolean();

/** Every feature switch and constant of the product. The key's first part is its group in the back office. */
export const settingDefinitions = {
  ...siteSettings,
  ...approvalSettings,
  ...integritySettings,
  'modules.switched_off': setting(
    z.array(
      z
        .enum(moduleIds as [string, ...string[]])
        .refine((id) => id !== 'COMM3', 'COMM3 cannot be switched off'),
    ),
    ['MOBILENUMREG3', 'REGMOBVERF3', 'VERIFICATION3', 'CHNGPASSVERIF3'],
    'Modules of the whitelabel tree that are off; a parent that is off takes its children along',
  ),
  'identity.free_play': setting(flag, true, 'Trial accounts with play money'),
  'identity.slider_captcha': setting(flag, true, 'Slider puzzle before log-in and registration'),
  'identity.sms_login': setting(flag, false, 'Log in by a code sent to the mobile number'),
  'identity.mobile_registration': setting(flag, false, 'Register by mobile number'),
  'identity.sms_verification': setting(
    flag,
    false,
    'A code by SMS confirms the mobile number at registration',
  ),
  'identity.forced_password_change': setting(
    flag,
    false,
    'A password on the weak list must be changed at log-in',
  ),
  'identity.direct_registration': setting(flag, true, 'Registration without an invitation'),
  ...externalSettings,
  'identity.reveal_unknown_account': setting(flag, false, 'Say that a user or e-mail does not exist'),
  'identity.weak_passwords': setting(
    z.array(z.string().min(1).max(200)).max(10_000),
    [],
    'Passwords that must be changed, beside the bundled list of the most common ones',
  ),
  'identity.register_fields': setting(
    registerFields,
    registerFieldDefaults,
    'Fields of the registration form',
  ),
  'identity.countries': setting(
    z.array(z.enum(getCountries())).max(250),
    [],
    'Countries whose mobile numbers are accepted; empty for all',
  ),
  'identity.session_idle_minutes': setting(count(5, 240), 30, 'A session ends after so long without a call'),
  'identity.session_days': setting(count(1, 30), 30, 'A full log-in is needed again after so many days'),
  'identity.fresh_minutes': setting(
    count(1, 60),
    10,
    'How long after a proof (password, code, key) guarded changes need no other',
  ),
  'identity.lock_after_failures': setting(count(3, 50), 5, 'Failed log-ins in a row that lock an account'),
  'identity.lock_seconds': setting(
    seconds(86_400),
    60,
    'First lock; doubles with every further failure up to an hour',
  ),
  'identity.remember_hours': setting(count(1, 720), 24, 'How long a browser is remembered'),
  'identity.sms_countdown_minutes': setting(count(1, 60), 1, 'Minutes between two codes by SMS'),
  'identity.code_minutes': setting(
    count(1, 60),
    5,
    'How long a code that was sent by SMS or mail may be used',
  ),
  'identity.reset_link_minutes': setting(
    count(5, 1_440),
    30,
    'How long the link of a mail may be used to set a new password',
  ),
  'identity.captcha_after_failures': setting(
    count(0, 1_000),
    2,
    'Failed log-ins after which an image captcha is asked for; 0 for always',
  ),
  'identity.verify_new_address': setting(
    flag,
    true,
    'While extra verification is on: also a known device is asked when it comes from a new address',
  ),
  'identity.verification_required_without_means': setting(
    flag,
    false,
    'While extra verification is on: members without any means of it cannot log in from a new device or address',
  ),
  'identity.device_forget_days': setting(
    count(7, 1_000),
    180,
    'A device or address that a member did not use for so long counts as new',
  ),
  'identity.login_log_days': setting(count(30, 3_650), 365, 'How long the log-in log is kept'),
  'identity.captcha_refresh_seconds': setting(seconds(60), 1, 'Shortest time between two image captchas'),
  'identity.verification_code_length': setting(
    count(6, 255),
    255,
    'Longest verification code that is accepted',
  ),
  'identity.too_many_requests_minutes': setting(count(1, 60), 5, 'Wait after too many requests of a code'),
  'trial.grant': setting(money, '10000.00', 'Play money of a new trial account'),
  ...depositSettings,
  ...withdrawSettings,
  ...treasurySettings,
  ...cashbackSettings,
  ...transferSettings,
  ...playSettings,
  ...lotterySettings,
  ...sportsSettings,
  ...tableSettings,
  'play.autoplay_enabled': setting(flag, true, 'Automatic spins'),
  'play.autoplay_rounds_max': setting(count(1, 1000), 100, 'Most rounds of one automatic run'),
  'play.minimum_spin_ms': setting(seconds(10_000), 2_500, 'Shortest time from one spin to the next'),
  'play.open_round_minutes': setting(
    count(5, 1_200),
    720,
    'Minutes after which a round of several steps ends without its player',
  ),
  'play.coin_values': setting(
    z.array(decimal).min(1).max(20),
    ['0.20', '0.40', '1.00', '2.00', '4.00', '10.00', '20.00', '40.00', '100.00'],
    'Coin values of slots; a stake is the game’s number of coins times one of them',
  ),
  'play.default_coin_value': setting(decimal, '1.00', 'Coin value at which a slot opens'),
  'play.launch_token_seconds': setting(count(10, 600), 60, 'How long a launch token may be spent'),
  'page.notice_page_size': setting(count(1, 50), 9, 'Notices on a page'),
  'page.customer_service_window': setting(
    z.object({ width: count(200, 2000), height: count(200, 2000) }),
    { width: 440, height: 500 },
    'Window of the customer service',
  ),
  'feedback.remark_max': setting(count(10, 2000), 140, 'Characters of a feedback remark'),
  'feedback.images_max': setting(count(0, 10), 3, 'Images of one feedback'),
  'upload.image_max_bytes': setting(count(1024, 50_000_000), 5_242_880, 'Largest image that is accepted'),
  'member.profile_fields': setting(
    profileFields,
    profileFieldDefaults,
    'Fields of the profile: whether each is shown, must be filled in, and is changed by support alone once it is set',
  ),
  'member.avatar_upload': setting(flag, true, 'Members upload pictures of their own'),
  'member.required_documents': setting(
    z.array(documentKind).max(10),
    ['identityFront', 'identityBack', 'selfie'],
    'Documents that every member is asked for; the others may be submitted too',
  ),
  'member.outdated_document_days': setting(
    count(1, 3_650),
    90,
    'Pictures of documents that were rejected, replaced or have run out are removed after so many days; the decision stays on record',
  ),
  'member.away_document_days': setting(
    count(30, 3_650),
    1_825,
    'Pictures of every document of a member who has not logged in for so many days are removed',
  ),
  'member.payout_kinds': setting(
    z.array(z.enum(payoutKinds)).max(10),
    [...payoutKinds],
    'Kinds of accounts that members may register for payouts',
  ),
  'member.payout_accounts_max': setting(count(1, 20), 5, 'Payout accounts of one member'),
  'member.payout_own_name': setting(
    flag,
    true,
    'A payout account must bear the member’s name: his full name, else the payee’s, else that of his first account',
  ),
  'member.payout_wait_hours': setting(
    count(0, 168),
    24,
    'Nothing is paid to a new payout account for so long, so that a stolen session earns nothing',
  ),
  'winners.shown_by_default': setting(
    flag,
    false,
    'Members who said nothing stand on the winners board, with masked names; each may step back',
  ),
  'catalogue.launched_categories': setting(
    z.array(z.enum(shelfCategories)),
    [],
    'Categories that are one game each: their entry in the menus opens the vendor at once',
  ),
  'vip.support_above_rank': setting(count(0, 100), 4, 'Members above this rank reach the VIP service'),
  'support.message_days': setting(
    count(7, 3_650),
    180,
    'How long a message stands in a member’s list; older ones stay on record',
  ),
  'support.chat_idle_minutes': setting(
    count(5, 1_440),
    30,
    'A chat in which nobody says anything for so long is closed',
  ),
  'support.service_url': setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
    '',
    'Where the customer service opens; empty for the site’s own chat',
  ),
  'support.vip_service_url': setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
    '',
    'The same for members who reach the VIP service',
  ),
  'points.rates': setting(
    z.object({ LIVE: decimal, SPORTS: decimal, FISH: decimal, RNG: decimal, PVP: decimal }),
    { LIVE: '0.70', SPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' },
    'Points for a hundred staked, by category; points never expire',
  ),
  'referral.promotion': setting(flag, false, 'Invite friends'),
} as const;

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingDefinitions)[Key]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}
