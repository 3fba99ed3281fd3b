import { z } from 'zod';
import { call } from './call.ts';
import { siteResource } from './resources.ts';
import { instant, languageCode, sentText } from './wire.ts';

const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.number().int().min(0).max(19),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});
export type FieldRule = z.infer<typeof fieldRule>;

interface ModuleNode {
  modId: string;
  enabled: boolean;
  childrenNodes: ModuleNode[];
}
const moduleNode: z.ZodType<ModuleNode> = z.lazy(() =>
  z.object({ modId: z.string(), enabled: z.boolean(), childrenNodes: z.array(moduleNode) }),
);

export const systemCalls = {
  status: call({
    method: 'GET',
    path: '/wps/system/status',
    summary: 'Status of the site, its switches and what the visitor may see',
    module: 'COMM3',
    token: 'none',
    always: true,
    query: z.object({ url: sentText.max(255).optional() }),
    answer: z.object({
      status: z
        .union([z.literal(0), z.literal(1), z.literal(2)])
        .meta({ description: '0 normal, 1 maintenance, 2 region restriction' }),
      maintenance: z.boolean(),
      maintenanceEnd: instant.nullable(),
      regionRestriction: z.boolean(),
      location: z.object({ ip: z.string(), country: z.string().nullable() }),
      url: z.string(),
      launchGameCDNs: z
        .array(z.string())
        .meta({ description: 'where the house’s own games may open instead of here' }),
      merchant: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      timeZone: z.string(),
      languages: z.array(languageCode),
      defaultLanguage: languageCode,
      platform: z.string(),
      lotteryType: z.string(),
      prizeModes: z.array(z.string()),
      loginedToHomePage: z.boolean(),
      freePlay: z.boolean(),
      smsLogin: z.boolean().meta({ description: 'log-in by a code sent to the mobile number' }),
      sliderCaptcha: z.boolean().meta({ description: 'a log-in needs the solved slider puzzle' }),
      legalAge: z.number().int(),
      resources: z
        .array(siteResource)
        .meta({ description: 'what the site refers to; those of a type in their order' }),
    }),
    refusals: [],
  }),
  whitelabel: call({
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'The tree of module switches',
    module: 'COMM3',
    token: 'none',
    always: true,
    answer: z.object({ modules: z.array(moduleNode) }),
    refusals: [],
  }),
  countries: call({
    method: 'GET',
    path: '/wps/system/country',
    summary:
      'Countries whose mobile numbers are accepted: the site’s own first, then by name in the caller’s language',
    module: 'COMM3',
    token: 'none',
    answer: z.array(
      z.object({
        countryCode: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({ description: 'ISO 3166' }),
        countryDialingCode: z.string().meta({ description: 'digits alone', example: '92' }),
      }),
    ),
    refusals: [],
  }),
  registerSettings: call({
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Which fields registration shows, requires and accepts',
    module: 'REG3',
    token: 'none',
    answer: z.object({
      fields: z.record(z.string(), fieldRule).meta({ description: 'of the form by username, in its order' }),
      mobileFields: z.record(z.string(), fieldRule).meta({ description: 'of the form by mobile number' }),
      mobileRegistration: z.boolean(),
      smsVerification: z.boolean().meta({ description: 'a number must be proven by a code' }),
      affiliates: z.boolean(),
      invitationRequired: z.boolean(),
      ageConfirmation: z.number().int(),
      sliderCaptcha: z.boolean(),
      imageCaptcha: z.boolean(),
    }),
    refusals: [],
  }),
} as const;
