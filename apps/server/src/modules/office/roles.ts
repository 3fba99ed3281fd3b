import type { Permission } from '@ikka/contract';

/** Every permission that the contract knows; the compiler refuses a missing or an invented one. */
const everyPermission: Record<Permission, true> = {
  'members.read': true,
  'members.write': true,
  'agents.write': true,
  'documents.review': true,
  'rounds.read': true,
  'integrity.read': true,
  'integrity.write': true,
  'books.read': true,
  'deposits.read': true,
  'deposits.match': true,
  'withdrawals.read': true,
  'withdrawals.review': true,
  'withdrawals.pay': true,
  'adjustments.read': true,
  'adjustments.write': true,
  'freezes.write': true,
  'bonuses.read': true,
  'bonuses.write': true,
  'alarms.read': true,
  'alarms.write': true,
  'trading.read': true,
  'trading.write': true,
  'content.read': true,
  'content.write': true,
  'messages.read': true,
  'messages.write': true,
  'support.answer': true,
  'settings.read': true,
  'settings.write': true,
  'audit.read': true,
  'outbox.read': true,
  'operators.read': true,
  'operators.write': true,
};

export const allPermissions = Object.keys(everyPermission) as Permission[];

export interface Role {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly grantsAll: boolean;
}

/** The roles of a new installation. They are rows: changing one takes effect with the operator's next call. */
export const firstRoles: readonly (Role & { readonly permissions: readonly Permission[] })[] = [
  { name: 'admin', permissions: [], grantsAll: true },
  {
    name: 'support',
    permissions: [
      'members.read',
      'members.write',
      'documents.review',
      'rounds.read',
      'integrity.read',
      'integrity.write',
      'deposits.read',
      'withdrawals.read',
      'adjustments.read',
      'bonuses.read',
      'content.read',
      'messages.read',
      'messages.write',
      'support.answer',
    ],
    grantsAll: false,
  },
  {
    name: 'finance',
    permissions: [
      'members.read',
      'rounds.read',
      'integrity.read',
      'books.read',
      'deposits.read',
      'deposits.match',
      'withdrawals.read',
      'withdrawals.review',
      'withdrawals.pay',
      'adjustments.read',
      'adjustments.write',
      'freezes.write',
      'bonuses.read',
      'bonuses.write',
      'alarms.read',
      'alarms.write',
    ],
    grantsAll: false,
  },
  {
    name: 'trader',
    permissions: ['members.read', 'rounds.read', 'trading.read', 'trading.write', 'alarms.read'],
    grantsAll: false,
  },
  {
    name: 'auditor',
    permissions: [
      'members.read',
      'rounds.read',
      'integrity.read',
      'books.read',
      'deposits.read',
      'withdrawals.read',
      'adjustments.read',
      'bonuses.read',
      'alarms.read',
      'trading.read',
      'content.read',
      'messages.read',
      'settings.read',
      'audit.read',
      'operators.read',
    ],
    grantsAll: false,
  },
];

/** What a role allows. A name in the data that this version does not know allows nothing. */
export function permissionsOf(role: Pick<Role, 'permissions' | 'grantsAll'>): Permission[] {
  return role.grantsAll
    ? allPermissions
    : allPermissions.filter((permission) => role.permissions.includes(permission));
}
