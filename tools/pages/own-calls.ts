import { editText, isNode, type Node, nameOf, parseModule, visit } from './edit-module.ts';

/** The table of all calls, as the contract has it. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** What a page reads of a call: the server checks shapes, the page sends what the compiler has checked. */
const readByPages = ['method', 'path', 'encrypted', 'form', 'upload', 'download'] as const;

/**
 * A module of a page with the calls that it makes written into it (`calls.system.status` becomes a constant of its own), so
 * that a file of the page carries its own calls and no table of all of them comes with the first. Throws where a module uses
 * the table otherwise: then all of it would come.
 */
export function ownCalls(code: string, calls: CallTable): string {
  const program = parseModule(code);
  if (!importsCalls(program)) return code;
  const named = new Map<Node, { readonly part: string; readonly name: string }>();
  const within = new Set<Node>();
  visit(program, (node) => {
    const inner = node.object;
    if (node.type !== 'MemberExpression' || !isNode(inner) || inner.type !== 'MemberExpression') return;
    if (!isTable(inner.object) || node.computed === true || inner.computed === true) return;
    named.set(node, { part: nameOf(inner.property) ?? '', name: nameOf(node.property) ?? '' });
    within.add(inner.object as Node);
  });
  visit(program, (node) => {
    if (node.type === 'ImportSpecifier' && isTable(node.local)) {
      within.add(node.local as Node);
      within.add(node.imported as Node);
    }
  });
  visit(program, (node) => {
    if (isTable(node) && !within.has(node))
      throw new Error(
        'a page names the call that it makes as calls.<module>.<call>, and uses nothing else of the table',
      );
  });
  const constants = new Map<string, string>();
  for (const { part, name } of named.values()) {
    const declared = calls[part]?.[name];
    if (declared === undefined) throw new Error(`the contract has no call ${part}.${name}`);
    constants.set(constantOf(part, name), JSON.stringify(declared, [...readByPages, 'types']));
  }
  const edits = [...named].map(([{ start, end }, { part, name }]) => ({
    from: start,
    to: end,
    text: constantOf(part, name),
  }));
  return (
    [...constants].map(([constant, value]) => `const ${constant} = ${value};\n`).join('') +
    editText(code, edits)
  );
}

const constantOf = (part: string, name: string) => `call$${part}$${name}`;
const isTable = (node: unknown) => isNode(node) && node.type === 'Identifier' && node.name === 'calls';

function importsCalls(program: Node): boolean {
  return (program.body as Node[]).some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      (source as { value?: unknown }).value === '@ikka/contract' &&
      (specifiers as Node[]).some(({ local }) => isTable(local)),
  );
}
