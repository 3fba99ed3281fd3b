import type { CallValue, calls, DocumentState } from '@ikka/contract';

export type OfficeDocument = CallValue<typeof calls.office.officeDocuments>['list'][number];

/** How each state marks its row. */
export const documentTones = {
  missing: 'trial',
  submitted: 'changed',
  inReview: 'changed',
  approved: 'good',
  rejected: 'bad',
  expired: 'trial',
} as const satisfies Record<DocumentState, string>;
