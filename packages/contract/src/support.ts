import { chatCalls, officeChatCalls } from './support-chat.ts';
import { feedbackCalls, officeFeedbackCalls } from './support-feedback.ts';
import { inboxCalls, officeInboxCalls } from './support-inbox.ts';

/** How the house and its members write to one another. */
export const supportCalls = { ...inboxCalls, ...feedbackCalls, ...chatCalls } as const;

/** The operator's side of it. */
export const officeSupportCalls = {
  ...officeInboxCalls,
  ...officeFeedbackCalls,
  ...officeChatCalls,
} as const;
