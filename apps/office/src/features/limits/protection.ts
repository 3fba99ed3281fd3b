import type { CallValue, calls } from '@ikka/contract';

/** A member's limits, exclusion and history, as an operator reads them. */
export type Protection = CallValue<typeof calls.officeProtection.officeProtection>;
