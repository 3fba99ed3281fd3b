import type { LocalText } from '@ikka/contract';
import type { BodyProblem } from './body-problems.ts';
import type { DraftProblems } from './draft-problems.ts';
import type { LocalFieldOf } from './LocalFields.tsx';
import { errorsOf, type LocalProblems } from './local-text.ts';

/** The fields of a draft that hold a value of this kind. */
export type FieldOf<Draft, Value> = {
  [Field in keyof Draft]: Draft[Field] extends Value ? Field : never;
}[keyof Draft] &
  string;

/** Controls that are bound to the fields of a draft. */
export type FormFields<Draft extends object, Problem = BodyProblem> = ReturnType<
  typeof formFields<Draft, Problem>
>;

interface Typed {
  readonly currentTarget: { readonly value: string };
}

/** What a draft's controls show, and what becomes of it when they are used. */
export interface FieldsOf<Draft, Problem> {
  readonly draft: Draft;
  /** What stands in the way, once it was asked to save. */
  readonly problems: DraftProblems<Draft, Problem>;
  readonly change: (part: Partial<Draft>) => void;
  /** A problem in words; a field of its own words gives them itself. */
  readonly say: (problem: Problem) => string;
}

type Words<Problem> = string | ((problem: Problem) => string);

/** Binds controls to the fields of a draft, each with what stands in its way. */
export function formFields<Draft extends object, Problem>({
  draft,
  problems,
  change,
  say,
}: FieldsOf<Draft, Problem>) {
  const set = (field: string, value: unknown) => change({ [field]: value } as Partial<Draft>);
  const error = (field: keyof Draft, words: Words<Problem> = say): string | null => {
    const problem = problems[field] as Problem | undefined;
    if (problem === undefined) return null;
    return typeof words === 'string' ? words : words(problem);
  };
  const text = (field: FieldOf<Draft, string>, words?: Words<Problem>) => ({
    value: draft[field] as string,
    error: error(field, words),
    onChange: ({ currentTarget }: Typed) => set(field, currentTarget.value),
  });
  return {
    draft,
    change,
    error,
    /** A line or several, as typed. */
    text,
    /** An amount or another figure, as typed. */
    figure: (field: FieldOf<Draft, string>, words?: Words<Problem>) => ({
      ...text(field, words),
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      dir: 'ltr',
    }),
    /** A day with its time, as the browser's field writes it. */
    time: (field: FieldOf<Draft, string>, words?: Words<Problem>) => ({
      ...text(field, words),
      type: 'datetime-local',
      dir: 'ltr',
    }),
    /** A text in every language. */
    local: (field: FieldOf<Draft, LocalText>, label: string, words = say): LocalFieldOf => ({
      label,
      value: draft[field] as LocalText,
      errors: errorsOf(problems[field] as LocalProblems<Problem> | undefined, words),
      onChange: (value) => set(field, value),
    }),
    /** One of several. */
    choice: <Field extends FieldOf<Draft, string>>(
      field: Field,
      choices: readonly Draft[Field][],
      nameOf: (choice: Draft[Field]) => string,
      words?: Words<Problem>,
    ) => ({
      value: draft[field] as string,
      error: error(field, words),
      allowDeselect: false,
      data: choices.map((choice) => ({ value: choice as string, label: nameOf(choice) })),
      onChange: (next: string | null) => set(field, next ?? draft[field]),
    }),
    /** Yes or no. */
    flag: (field: FieldOf<Draft, boolean>) => ({
      checked: draft[field] as boolean,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly checked: boolean } }) =>
        set(field, currentTarget.checked),
    }),
    /** A whole number between two. */
    whole: (field: FieldOf<Draft, number>, [min, max]: readonly [min: number, max: number]) => ({
      value: draft[field] as number,
      error: error(field),
      min,
      max,
      allowDecimal: false,
      clampBehavior: 'strict' as const,
      onChange: (next: string | number) => set(field, Number(next) || min),
    }),
  };
}
