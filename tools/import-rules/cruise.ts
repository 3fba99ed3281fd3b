import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { importRules } from './rules.ts';

// dependency-cruiser reads TypeScript with the compiler's classic API, which TypeScript 7 no longer has. Wherever it
// asks for `typescript` it gets the 5.9 of this folder; without that it would silently read no .ts file at all.
const { resolve } = createRequire(import.meta.url);
const instead = new Map([
  ['typescript', { url: pathToFileURL(resolve('typescript')).href, format: 'commonjs' }],
  [
    'typescript/package.json',
    { url: pathToFileURL(resolve('typescript/package.json')).href, format: 'json' },
  ],
]);
registerHooks({
  resolve: (specifier, context, next) => {
    const found = instead.get(specifier);
    return found === undefined ? next(specifier, context) : { ...found, shortCircuit: true };
  },
});
const { cruise } = await import('dependency-cruiser');

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruised {
  /** Every file of ours that was read. */
  readonly files: readonly string[];
  readonly violations: readonly Violation[];
  /** Imports that lead nowhere. */
  readonly unresolved: readonly string[];
}

/** What was read of the disk serves the whole run, however slow the machine: nothing changes meanwhile. */
const keptForMs = 10 * 60 * 1000;

/** Reads every import below the given folders of a project and holds them against the rules. */
export async function cruiseImports(root: string, folders: readonly string[]): Promise<Cruised> {
  const before = process.cwd();
  process.chdir(root);
  try {
    const { output } = await cruise(
      [...folders],
      {
        ruleSet: { forbidden: importRules },
        validate: true,
        doNotFollow: { path: 'node_modules' },
        exclude: { path: '(^|/)(dist|node_modules/.vite|test-results)/' },
        tsPreCompilationDeps: true,
        combinedDependencies: true,
        // No rule asks who depends on a file, and that list costs a look at all files for each of them.
        skipAnalysisNotInRules: true,
        enhancedResolveOptions: { cachedInputFileSystem: { cacheDuration: keptForMs } },
      },
      {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
        exportsFields: ['exports'],
        conditionNames: ['import', 'module', 'browser', 'default'],
      },
    );
    return readResult(output as ICruiseResult);
  } finally {
    process.chdir(before);
  }
}

function readResult(result: ICruiseResult): Cruised {
  const ours = result.modules.filter((module) => !/(^|\/)node_modules\//.test(module.source));
  return {
    files: ours
      .filter((module) => module.dependencies !== undefined && !module.coreModule)
      .map((module) => module.source),
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unresolved: ours.flatMap((module) =>
      module.dependencies
        .filter((dependency) => dependency.couldNotResolve)
        .map((dependency) => `${module.source} -> ${dependency.module}`),
    ),
  };
}
