import { type ProfileFieldName, profileFieldNames } from '@ikka/contract';
import { z } from 'zod';

export const profileFieldRule = z
  .object({
    enabled: z.boolean(),
    required: z.boolean(),
    /** The member sets it once; after that the support alone changes it. */
    onceOnly: z.boolean(),
    minLength: z.number().int().min(0).max(500),
    maxLength: z.number().int().min(1).max(500),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, 'minLength must not exceed maxLength');
export type ProfileFieldRule = z.infer<typeof profileFieldRule>;

export const profileFields = z.object(
  Object.fromEntries(profileFieldNames.map((name) => [name, profileFieldRule])) as Record<
    ProfileFieldName,
    typeof profileFieldRule
  >,
);

const field = (
  minLength: number,
  maxLength: number,
  more: { readonly onceOnly?: true; readonly required?: true } = {},
): ProfileFieldRule => ({
  enabled: true,
  required: more.required ?? false,
  onceOnly: more.onceOnly ?? false,
  minLength,
  maxLength,
});

export const profileFieldDefaults: Record<ProfileFieldName, ProfileFieldRule> = {
  nickname: field(2, 24, { required: true }),
  fullName: field(2, 100, { onceOnly: true }),
  birthday: field(10, 10, { onceOnly: true }),
  address: field(5, 300),
  nationality: field(2, 2),
  occupation: field(2, 100),
  incomeSource: field(1, 40),
  idNumber: field(5, 20, { onceOnly: true }),
  telegram: field(5, 33),
  whatsapp: field(7, 16),
  zalo: field(7, 16),
  line: field(1, 64),
  facebook: field(1, 64),
  wechat: field(1, 64),
  qqNum: field(5, 12),
};
