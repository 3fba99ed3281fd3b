import { z } from 'zod';
import { call, pictureTypes, servedFile } from './call.ts';
import { localText } from './content.ts';
import { documentKind, documentState } from './documents.ts';
import { instant, languageCode, sentText, uuid } from './wire.ts';

/** What a member tells about himself, in the order of the form. */
export const profileFieldNames = [
  'nickname',
  'fullName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
  'idNumber',
  'telegram',
  'whatsapp',
  'zalo',
  'line',
  'facebook',
  'wechat',
  'qqNum',
] as const;
export const profileFieldName = z.enum(profileFieldNames);
export type ProfileFieldName = z.infer<typeof profileFieldName>;

/** Where the money comes from: a choice, so that it can be reviewed. */
export const incomeSources = [
  'salary',
  'business',
  'farming',
  'pension',
  'savings',
  'investments',
  'family',
  'other',
] as const;

/** The pictures that the house has drawn; each lies at `/avatars/<name>.svg`. */
export const builtInAvatars = [
  'ace',
  'peacock',
  'lantern',
  'truck',
  'falcon',
  'markhor',
  'lion',
  'elephant',
  'camel',
  'horse',
  'fish',
  'rose',
  'jasmine',
  'moon',
  'sun',
  'minaret',
  'chukar',
  'kite',
  'drum',
  'eye',
] as const;
export const builtInAvatar = z.enum(builtInAvatars);
export type BuiltInAvatar = z.infer<typeof builtInAvatar>;

const profileField = z.object({
  name: profileFieldName,
  value: z
    .string()
    .nullable()
    .meta({ description: 'null while nothing is known; the id number shows its end alone' }),
  isRequired: z.boolean(),
  mayChange: z.boolean().meta({ description: 'false: set once, and changed by the support alone' }),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});

const profile = z.object({
  fields: z.array(profileField).meta({ description: 'those that are in use, in the order of the form' }),
  legalAge: z.number().int(),
});

const text = sentText.trim().max(500);

/** A member's picture. */
export const memberAvatar = z.object({
  kind: z.enum(['builtIn', 'uploaded']),
  name: builtInAvatar.nullable().meta({ description: 'of a built-in one' }),
  icon: z.string().meta({ description: 'address of the small picture, 96 px' }),
  image: z.string().meta({ description: 'address of the large picture, 384 px' }),
});

const documentRow = z.object({
  kind: documentKind,
  state: documentState,
  isRequired: z.boolean(),
  mayUpload: z.boolean(),
  id: uuid.nullable().meta({ description: 'null while it is missing' }),
  hasPicture: z.boolean().meta({ description: 'false: missing, or removed after its time' }),
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable().meta({ description: 'why it was rejected' }),
  validUntil: instant.nullable(),
});

export const payoutKinds = ['bank', 'jazzcash', 'easypaisa', 'usdt'] as const;
export type PayoutKind = (typeof payoutKinds)[number];
export const usdtNetworks = ['TRC20', 'ERC20', 'BEP20'] as const;
export type UsdtNetwork = (typeof usdtNetworks)[number];
const payoutAccount = z.object({
  id: uuid,
  kind: z.enum(payoutKinds),
  bankCode: z.string().nullable(),
  bankName: localText.nullable(),
  network: z.enum(usdtNetworks).nullable(),
  numberMasked: z.string().meta({ example: '•••• 0702' }),
  holderName: z.string(),
  addedAt: instant,
  usableFrom: instant.meta({ description: 'no money goes there before' }),
});
const holderName = sentText.trim().min(2).max(100);
const number = sentText.trim().min(1).max(100);

/** Who a member is beside the log-in: profile, picture, documents, where payouts go. */
export const memberCalls = {
  profile: call({
    method: 'GET',
    path: '/wps/member/profile',
    summary: 'What the member has told about himself, and what of it may be changed',
    module: 'PROFILE3',
    token: 'session',
    realOnly: true,
    answer: profile,
    refusals: [],
  }),
  changeProfile: call({
    method: 'PUT',
    path: '/wps/member/profile',
    summary: 'Change fields of the profile; those that are left out stay as they are',
    module: 'PROFILE3',
    token: 'session',
    realOnly: true,
    limit: { points: 20, perSeconds: 60 },
    body: z.object({
      nickname: text.optional(),
      fullName: text.optional(),
      birthday: text.optional().meta({ description: 'yyyy-MM-dd' }),
      address: text.optional(),
      nationality: text.optional().meta({ description: 'ISO 3166' }),
      occupation: text.optional(),
      incomeSource: text.optional().meta({ description: incomeSources.join(', ') }),
      idNumber: text.optional(),
      telegram: text.optional(),
      whatsapp: text.optional(),
      zalo: text.optional(),
      line: text.optional(),
      facebook: text.optional(),
      wechat: text.optional(),
      qqNum: text.optional(),
    }),
    answer: profile,
    refusals: ['profile.field_invalid'],
  }),
  avatar: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    summary: 'The member’s picture, and those that may be chosen',
    module: 'PROFPIC3',
    token: 'session',
    answer: z.object({
      avatar: memberAvatar,
      choices: z.array(z.object({ name: builtInAvatar, image: z.string() })),
      mayUpload: z.boolean(),
      uploadMaxBytes: z.number().int(),
    }),
    refusals: [],
  }),
  chooseAvatar: call({
    method: 'PUT',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    summary: 'Choose one of the pictures that the house has drawn',
    module: 'PROFPIC3',
    token: 'session',
    limit: { points: 20, perSeconds: 60 },
    body: z.object({ name: builtInAvatar }),
    answer: memberAvatar,
    refusals: [],
  }),
  uploadAvatar: call({
    method: 'PUT',
    path: '/wps/member/avatar',
    summary: 'Upload a picture of one’s own; its middle is kept as a square',
    module: 'PROFPIC3',
    token: 'session',
    realOnly: true,
    limit: { points: 6, perSeconds: 60 },
    upload: { types: pictureTypes },
    answer: memberAvatar,
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  avatarIcon: call({
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'Address of the member’s small picture',
    module: 'PROFPIC3',
    token: 'session',
    answer: z.object({ icon: z.string() }),
    refusals: [],
  }),
  avatarPicture: call({
    method: 'GET',
    path: '/wps/member/avatar/:file',
    summary:
      'The bytes of an uploaded picture, under an address that nobody can guess and that never changes',
    module: 'PROFPIC3',
    token: 'none',
    limit: { points: 600, perSeconds: 60 },
    params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/) }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['file.unknown'],
  }),
  documents: call({
    method: 'GET',
    path: '/wps/member/documents',
    summary: 'The checklist of identity documents with the state of each',
    module: 'PROFILE3',
    token: 'session',
    realOnly: true,
    answer: z.object({ list: z.array(documentRow), uploadMaxBytes: z.number().int() }),
    refusals: [],
  }),
  uploadDocument: call({
    method: 'PUT',
    path: '/wps/member/documents/:kind',
    summary: 'Submit a document of this kind, in place of the one before',
    module: 'PROFILE3',
    token: 'session',
    realOnly: true,
    limit: { points: 12, perSeconds: 60 },
    params: z.object({ kind: documentKind }),
    upload: { types: pictureTypes },
    answer: documentRow,
    refusals: ['upload.too_large', 'upload.not_an_image', 'document.not_now'],
  }),
  documentPicture: call({
    method: 'GET',
    path: '/wps/member/documents/:id/picture',
    summary: 'The member’s own document as it was submitted',
    module: 'PROFILE3',
    token: 'session',
    realOnly: true,
    limit: { points: 60, perSeconds: 60 },
    params: z.object({ id: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['document.unknown', 'document.picture_removed'],
  }),
  payoutAccounts: call({
    method: 'GET',
    path: '/wps/member/payout-accounts',
    summary: 'Bank accounts and wallets that money can be paid out to, and what a new one may be',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: z.object({
      list: z.array(payoutAccount),
      accountsMax: z.number().int(),
      holderName: z
        .string()
        .nullable()
        .meta({ description: 'whose name a new one must bear; null where any will do' }),
      kinds: z.array(z.enum(payoutKinds)),
      banks: z.array(z.object({ code: z.string(), name: localText })),
      networks: z.array(z.enum(usdtNetworks)),
    }),
    refusals: [],
  }),
  addPayoutAccount: call({
    method: 'POST',
    path: '/wps/member/payout-accounts',
    summary: 'Add a bank account or wallet; it can be used after a while',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    encrypted: true,
    limit: { points: 10, perSeconds: 60 },
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('bank'),
        bankCode: z.string().regex(/^[A-Z]{4}$/),
        number: number.meta({ description: 'IBAN, or the number of an account at this bank' }),
        holderName,
      }),
      z.object({ kind: z.literal('jazzcash'), number, holderName }),
      z.object({ kind: z.literal('easypaisa'), number, holderName }),
      z.object({ kind: z.literal('usdt'), network: z.enum(usdtNetworks), number, holderName }),
    ]),
    answer: payoutAccount,
    refusals: [
      'payout.number_invalid',
      'payout.bank_unknown',
      'payout.kind_unavailable',
      'payout.name_differs',
      'payout.number_taken',
      'payout.too_many',
    ],
  }),
  removePayoutAccount: call({
    method: 'DELETE',
    path: '/wps/member/payout-accounts/:id',
    summary: 'Remove a bank account or wallet',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    params: z.object({ id: uuid }),
    answer: z.object({}),
    refusals: ['payout.unknown'],
  }),
  changeLanguage: call({
    method: 'POST',
    path: '/wps/member/language',
    summary: 'The language in which the house writes to the member',
    module: 'COMM3',
    token: 'session',
    limit: { points: 30, perSeconds: 60 },
    body: z.object({ language: languageCode }),
    answer: z.object({ language: languageCode }),
    refusals: [],
  }),
} as const;
