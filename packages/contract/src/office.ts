import { officeAffiliatesCalls } from './office-affiliates.ts';
import { officeBooksCalls } from './office-books.ts';
import { officeContentCalls } from './office-content.ts';
import { officeDocumentsCalls } from './office-documents.ts';
import { officeHelpCalls } from './office-help.ts';
import { officeLoginCalls } from './office-login.ts';
import { officeMembersCalls } from './office-members.ts';
import { officeOperatorsCalls } from './office-operators.ts';
import { officeOutboxCalls } from './office-outbox.ts';
import { officeRunningCalls } from './office-running.ts';
import { officeSecurityCalls } from './office-security.ts';

/** The operator's calls. */
export const officeCalls = {
  ...officeLoginCalls,
  ...officeMembersCalls,
  ...officeAffiliatesCalls,
  ...officeDocumentsCalls,
  ...officeSecurityCalls,
  ...officeBooksCalls,
  ...officeContentCalls,
  ...officeHelpCalls,
  ...officeRunningCalls,
  ...officeOutboxCalls,
  ...officeOperatorsCalls,
} as const;
