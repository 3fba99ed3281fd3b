import { parseAst } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const parseModule = (code: string): Node => parseAst(code) as unknown as Node;

/** The text with every edit made, each as far as none before it has taken its place. */
export function editText(code: string, edits: readonly Edit[]): string {
  let edited = '';
  let done = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < done) continue;
    edited += code.slice(done, from) + text;
    done = to;
  }
  return edited + code.slice(done);
}

/** Looks at a node and everything below it. */
export function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined;
}
