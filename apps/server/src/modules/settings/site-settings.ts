import { timeZoneName } from '@ikka/contract';
import { homeCurrency } from '@ikka/money';
import { z } from 'zod';
import { setting } from './definition.ts';

const language = z.enum(['EN', 'UR']);
const origins = z.array(z.url({ protocol: /^https?$/ })).max(50);
const instant = z.iso.datetime({ precision: 3 });

/** What the site is: its state, languages, company, and from where it is served. */
export const siteSettings = {
  'site.status': setting(
    z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      maintenanceEnd: instant.nullable(),
    }),
    { status: 0, maintenanceEnd: null },
    '0 normal, 1 maintenance page (with an optional end), 2 region restriction page for everybody',
  ),
  'site.merchant_code': setting(
    z.string().regex(/^[a-z0-9-]{2,40}$/),
    'ikka',
    'Merchant code that calls carry',
  ),
  'site.currency': setting(z.literal(homeCurrency), homeCurrency, 'Currency of new accounts'),
  'site.languages': setting(z.array(language).min(1), ['EN', 'UR'], 'Languages that the site offers'),
  'site.default_language': setting(language, 'UR', 'Language of a first visit'),
  'site.time_zone': setting(timeZoneName, 'Asia/Karachi', 'Time zone in which pages show instants'),
  'site.platform': setting(z.literal('web'), 'web', 'Platform named in the status'),
  'site.lottery_type': setting(z.enum(['SEA']), 'SEA', 'Kind of lottery offered'),
  'site.prize_modes': setting(
    z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).min(1),
    ['Lott', 'ZY', 'Elott', 'SEA'],
    'Prize modes of the lotteries',
  ),
  'site.announcement_types': setting(
    z.array(z.enum(['B', 'PL', 'PU', 'PR', 'H'])).min(1),
    ['B', 'PL', 'PU', 'PR', 'H'],
    'Kinds of announcement: banner, login pop-up, pop-up, promotion, home strip',
  ),
  'site.default_announcement_type': setting(
    z.enum(['B', 'PL', 'PU', 'PR', 'H']),
    'B',
    'Kind of a new announcement',
  ),
  'site.chat_header_colour': setting(
    z.string().regex(/^#[0-9a-f]{6}$/),
    '#1b1f4b',
    'Header colour of the chat window',
  ),
  'site.logined_to_home_page': setting(
    z.boolean(),
    false,
    'Every page but log-in, registration and help needs a session',
  ),
  'site.blocked_countries': setting(
    z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
    [],
    'Visitors from these countries see the region page',
  ),
  'site.legal_age': setting(z.number().int().min(18).max(25), 18, 'Years that a player must have'),
  'site.company_name': setting(
    z.string().trim().max(120),
    '',
    'Name of the company that runs the site, as the help centre states it',
  ),
  'site.company_address': setting(
    z.string().trim().max(240),
    '',
    'Registered address of that company, as the help centre states it',
  ),
  'site.licence': setting(
    z.string().trim().max(240),
    '',
    'Licence under which the site runs: its authority and number, as the help centre states it',
  ),
  'site.support_email': setting(
    z.union([z.literal(''), z.email().max(120)]),
    '',
    'Address to which the help centre sends visitors who write; empty for none',
  ),
  'site.launch_cdns': setting(
    origins,
    [],
    'Origins from which games are launched, picked at random; empty for our own',
  ),
  'site.domain_routes': setting(origins, [], 'Other addresses of the site'),
  // A page has three at most. Behind one address of a mobile carrier there may be more than a hundred players at once.
  'site.sockets_per_address': setting(
    z.number().int().min(10).max(100_000),
    400,
    'Live connections that the pages behind one network address may have at once, in each process',
  ),
} as const;
