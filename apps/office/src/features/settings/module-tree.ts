import { moduleTree } from '@ikka/contract';

export interface ModuleBranch {
  readonly modId: string;
  /** Its own switch. */
  readonly isOn: boolean;
  readonly children: readonly {
    readonly modId: string;
    readonly isOn: boolean;
    readonly isReached: boolean;
  }[];
  /** What nothing works without has no switch. */
  readonly isFixed: boolean;
}

/** The whitelabel tree with its switches; a child whose parent is off keeps its own position but is not reached. */
export function branchesOf(switchedOff: readonly string[]): ModuleBranch[] {
  const off = new Set(switchedOff);
  return moduleTree.map((branch) => ({
    modId: branch.modId,
    isOn: !off.has(branch.modId),
    isFixed: branch.modId === 'COMM3',
    children: branch.children.map((modId) => ({
      modId,
      isOn: !off.has(modId),
      isReached: !off.has(branch.modId),
    })),
  }));
}

/** The list of what is off after a switch was turned, in the tree's order, so that equal trees are equal lists. */
export function turned(switchedOff: readonly string[], modId: string, isOn: boolean): string[] {
  const off = new Set(switchedOff);
  if (isOn) off.delete(modId);
  else off.add(modId);
  const order: readonly string[] = moduleTree.flatMap((branch) => [branch.modId, ...branch.children]);
  return [...off].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
