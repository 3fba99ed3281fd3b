interface Node {
  modId: string;
  enabled: boolean;
  childrenNodes: Node[];
}

/** Whether a switch of the whitelabel tree is on, with everything above it. */
export function isModuleOn(nodes: readonly Node[], id: string): boolean {
  return nodes.some((node) => node.enabled && (node.modId === id || isModuleOn(node.childrenNodes, id)));
}
