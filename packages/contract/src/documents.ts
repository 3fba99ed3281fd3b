import { z } from 'zod';

/** What a member may be asked to show. */
export const documentKinds = [
  'identityFront',
  'identityBack',
  'selfie',
  'proofOfAddress',
  'sourceOfIncome',
] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentStates = [
  'missing',
  'submitted',
  'inReview',
  'approved',
  'rejected',
  'expired',
] as const;
export const documentState = z.enum(documentStates);
export type DocumentState = z.infer<typeof documentState>;
