import { type ModuleId, moduleTree } from '@ikka/contract';

const parentOf = new Map<ModuleId, ModuleId>(
  moduleTree.flatMap((branch) => branch.children.map((child): [ModuleId, ModuleId] => [child, branch.modId])),
);

/** A module is on when neither it nor its parent in the tree is switched off. */
export function isModuleOn(module: ModuleId, switchedOff: readonly string[]): boolean {
  const parent = parentOf.get(module);
  return !switchedOff.includes(module) && (parent === undefined || !switchedOff.includes(parent));
}
