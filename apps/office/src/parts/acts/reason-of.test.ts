import { type Call, calls } from '@ikka/contract';
import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it.each([
  ['in the body', calls.office.officeSuspendMember, { name: 'reason', min: 3, max: 500, isOptional: false }],
  ['in the query', calls.office.officeReleaseMember, { name: 'reason', min: 3, max: 500, isOptional: false }],
  [
    'that may be left out',
    calls.office.officeResetOperator,
    { name: 'reason', min: 3, max: 500, isOptional: true },
  ],
  [
    'called a note',
    calls.officeAlarms.officeAcknowledgeAlarm,
    { name: 'note', min: 3, max: 500, isOptional: false },
  ],
  [
    'beside one out of a list',
    calls.officeTreasury.officeFreeze,
    { name: 'note', min: 3, max: 500, isOptional: false },
  ],
  [
    'of its own length',
    calls.officeLottery.officeVoidIssue,
    { name: 'reason', min: 3, max: 300, isOptional: false },
  ],
  ['nowhere', calls.office.officeCloseAffiliate, null],
] as [string, Call, unknown][])('finds the reason %s', (_where, call, reason) => {
  expect(reasonOf(call)).toEqual(reason);
});
