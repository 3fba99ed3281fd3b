import { editText, type Node, parseModule } from './edit-module.ts';

/**
 * A module of the contract as a page needs it: every constant that is made (a shape, a call, the table of all calls) marked as
 * made for nothing but its value. So neither the shapes nor the library that makes them come to a page, save those that it
 * uses; its calls stand in its own modules (`own-calls.ts`).
 */
export function slimContract(code: string): string {
  const statements = parseModule(code).body as Node[];
  return editText(code, statements.flatMap(asPure));
}

const isMade = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

/** A chain of calls has no mark of its own for being pure; a function around it has. */
function asPure(statement: Node) {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  ) as Node | null;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as Node[]).flatMap(({ init }) => {
    const made = init as Node | null;
    if (made === null || !isMade.has(made.type)) return [];
    return [
      { from: made.start, to: made.start, text: '/* @__PURE__ */ (() => (' },
      { from: made.end, to: made.end, text: '))()' },
    ];
  });
}
