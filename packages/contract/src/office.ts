import { officeBooksCalls } from './office-books.ts';
import { officeContentCalls } from './office-content.ts';
import { officeLoginCalls } from './office-login.ts';
import { officeMembersCalls } from './office-members.ts';
import { officeOperatorsCalls } from './office-operators.ts';
import { officeRunningCalls } from './office-running.ts';

/** The operator's calls. */
export const officeCalls = {
  ...officeLoginCalls,
  ...officeMembersCalls,
  ...officeBooksCalls,
  ...officeContentCalls,
  ...officeRunningCalls,
  ...officeOperatorsCalls,
} as const;
