/** What the server refused in a form, kept for as long as the refused value stands there: leaving a field does not wipe it. */
export interface StandingRefusals<Said> {
  note(field: string, value: unknown, said: Said): void;
  /** Those whose values are still what was refused, by field. */
  among(values: Readonly<Record<string, unknown>>): Record<string, Said>;
  /** Before the form is sent anew: what was refused once may pass with another name beside it. */
  clear(): void;
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

export function createStandingRefusals<Said>(): StandingRefusals<Said> {
  const refused = new Map<string, { readonly value: unknown; readonly said: Said }>();
  return {
    note: (field, value, said) => {
      refused.set(field, { value, said });
    },
    among: (values) =>
      Object.fromEntries(
        [...refused].flatMap(([field, { value, said }]) =>
          same(values[field], value) ? [[field, said] as const] : [],
        ),
      ),
    clear: () => refused.clear(),
  };
}
