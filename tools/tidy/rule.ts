/** A file as a rule sees it. */
export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  /** 1 for the first; 0 when the whole file is meant. */
  readonly line: number;
  readonly what: string;
}

/** A habit of the project that a machine can watch. */
export interface Rule {
  readonly name: string;
  /** What to do instead. */
  readonly instead: string;
  readonly applies: (path: string) => boolean;
  readonly find: (file: SourceFile) => Finding[];
  /** A file that breaks the rule and one that does not: the proof that it reads. */
  readonly planted: { readonly bad: SourceFile; readonly good: SourceFile };
}

/** Finds a pattern line by line. `unless` clears a line, for what looks alike and is meant. */
export function lines(pattern: RegExp, unless?: RegExp): (file: SourceFile) => Finding[] {
  return ({ text }) =>
    text.split('\n').flatMap((line, index) => {
      const match = pattern.exec(line);
      return match === null || unless?.test(line) ? [] : [{ line: index + 1, what: match[0].trim() }];
    });
}

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = (path: string) =>
  /(\.test\.tsx?|-test-bench\.tsx?|\.fixture\.ts|\/testing\.ts)$|^tests\/|^packages\/test-kit\//.test(path);
export const isPage = (path: string) => /^(apps\/(site|play|office)|packages\/ui)\/src\//.test(path);
export const isServer = (path: string) => path.startsWith('apps/server/src/');
