import { type GuardedAct, guardedActs, type Permission } from '@ikka/contract';
import type { Queryable } from '../../platform/database/index.ts';
import { type Fill, fill, type Port, port } from '../../platform/module/port.ts';
import type { HasColleague } from '../../platform/office-acts.ts';
import type { ActRule } from './parts.ts';

type ActPorts = { readonly [Act in GuardedAct]: Port<() => ActRule> };

/** Every act that needs a second operator; the module that owns it describes it and does it. */
export const actPorts = Object.fromEntries(
  guardedActs.map((act) => [act, port<() => ActRule>(`approvals.${act}`)]),
) as ActPorts;

export const operatorPorts = {
  /** Who in service may do what a permission allows, by name. */
  holdersOf:
    port<(db: Queryable, permission: Permission) => Promise<readonly string[]>>('approvals.holders_of'),
  hasColleague: port<HasColleague>('approvals.has_colleague'),
};

/** Fills the ports of a module's own acts. */
export const bringActs = (rules: { readonly [Act in GuardedAct]?: ActRule }): Fill[] =>
  guardedActs.flatMap((act) => {
    const rule = rules[act];
    return rule === undefined ? [] : [fill(actPorts[act], () => rule)];
  });
