import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What a page never reads of a call: the server checks shapes, the page sends what the compiler has checked. */
const serverOnly = new Set([
  ...['summary', 'params', 'query', 'body', 'answer', 'refusals', 'limit', 'module', 'token', 'permission'],
  ...['idempotency', 'always', 'realOnly', 'fresh'],
]);

/**
 * A module of the contract as a page needs it: every declared call (`call({ … })`) without what only the server and the
 * documentation read, and every constant that is made of calls (a shape) marked as made for nothing but its value. So
 * neither the shapes nor the library that makes them come to a page, save those that it uses. Of the table of all calls
 * the parts that `isForeign` names are left out: what another page calls.
 */
export function slimContract(code: string, isForeign: (part: string) => boolean): string {
  const edits: Edit[] = [];
  const program = parseAst(code) as unknown as Node;
  visit(program, (node) => {
    edits.push(...withoutServerParts(node));
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'calls')
      edits.push(...without(node.init as Node, isForeign));
  });
  for (const statement of program.body as Node[]) edits.push(...asPure(statement));
  return apply(code, edits);
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function withoutServerParts(node: Node): Edit[] {
  const [declared] = isCallOf(node, 'call') ? (node.arguments as Node[]) : [];
  return declared === undefined ? [] : without(declared, (name) => serverOnly.has(name));
}

/** Cuts the properties of an object that have such a name. */
function without(object: Node, isCut: (name: string) => boolean): Edit[] {
  if (object.type !== 'ObjectExpression') return [];
  const properties = object.properties as Node[];
  return properties.flatMap((property, index) => {
    const name = nameOf(property.key);
    if (name === undefined || !isCut(name)) return [];
    return [{ from: property.start, to: properties[index + 1]?.start ?? property.end, text: '' }];
  });
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined;
}

const isMade = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

/** A chain of calls has no mark of its own for being pure; a function around it has. */
function asPure(statement: Node): Edit[] {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  ) as Node | null;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as Node[]).flatMap(({ init }) => {
    const made = init as Node | null;
    if (made === null || !isMade.has(made.type) || isCallOf(made, 'call')) return [];
    return [
      { from: made.start, to: made.start, text: '/* @__PURE__ */ (() => (' },
      { from: made.end, to: made.end, text: '))()' },
    ];
  });
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && nameOf(node.callee) === name;
}

function apply(code: string, edits: readonly Edit[]): string {
  let slim = '';
  let done = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < done) continue;
    slim += code.slice(done, from) + text;
    done = to;
  }
  return slim + code.slice(done);
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
