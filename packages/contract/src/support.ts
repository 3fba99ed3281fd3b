import { inboxCalls, officeInboxCalls } from './support-inbox.ts';

/** How the house and its members write to one another. */
export const supportCalls = { ...inboxCalls } as const;

/** The operator's side of it. */
export const officeSupportCalls = { ...officeInboxCalls } as const;
