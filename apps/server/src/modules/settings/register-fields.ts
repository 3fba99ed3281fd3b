import { z } from 'zod';
import { isSafePattern } from './safe-pattern.ts';

export const registerField = z
  .object({
    enabled: z.boolean(),
    required: z.boolean(),
    /** A regular expression that narrows the pattern of `patternId`; empty for the pattern alone. */
    acceptedPattern: z
      .string()
      .max(200)
      .refine(isSafePattern, 'must compile, without repeated groups, look-around or references back'),
    patternId: z.number().int().min(0).max(19),
    minLength: z.number().int().min(0).max(255),
    maxLength: z.number().int().min(1).max(255),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, 'minLength must not exceed maxLength');
export type RegisterField = z.infer<typeof registerField>;

/** The fields that a setting rules, in the order of the form. The slider and the code by SMS have switches of their own. */
export const registerFieldNames = [
  'username',
  'password',
  'paymentPassword',
  'payeeName',
  'mobileNum',
  'email',
  'birthday',
  'idNumber',
  'whatsapp',
  'telegram',
  'zalo',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'captcha',
] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];

const off = (patternId: number, minLength: number, maxLength: number): RegisterField => ({
  enabled: false,
  required: false,
  acceptedPattern: '',
  patternId,
  minLength,
  maxLength,
});
const on = (patternId: number, minLength: number, maxLength: number): RegisterField => ({
  ...off(patternId, minLength, maxLength),
  enabled: true,
  required: true,
});

/** Pattern ids as the specification numbers them: 1 letter first, 3 mailbox, 6 digits, 8 letters and spaces, 9 no spaces, 14 letters and digits. */
export const registerFieldDefaults: Record<RegisterFieldName, RegisterField> = {
  username: on(1, 4, 16),
  password: on(9, 8, 64),
  paymentPassword: off(6, 6, 6),
  payeeName: off(12, 2, 100),
  mobileNum: off(6, 7, 15),
  // Without a mailbox a forgotten password cannot be reset: it is asked for, and may be left empty.
  email: { ...off(3, 5, 254), enabled: true },
  birthday: off(11, 10, 10),
  idNumber: off(14, 5, 20),
  whatsapp: off(6, 7, 15),
  telegram: off(9, 1, 64),
  zalo: off(6, 7, 15),
  line: off(9, 1, 64),
  facebook: off(9, 1, 64),
  wechat: off(9, 1, 64),
  qqNum: off(6, 5, 12),
  recommenderId: off(14, 1, 32),
  referralCode: off(14, 1, 32),
  affiliateCode: { ...off(14, 1, 32), enabled: true },
  captcha: off(0, 1, 32),
};

/** A field that a stored value does not know yet takes its default, so that a newer program reads an older one's settings. */
export const registerFields = z.object(
  Object.fromEntries(
    registerFieldNames.map((name) => [name, registerField.default(registerFieldDefaults[name])]),
  ) as Record<RegisterFieldName, z.ZodDefault<typeof registerField>>,
);
