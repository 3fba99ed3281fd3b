/** The fields of a form. One that comes twice is a list, which no call takes for a text: nobody guesses which was meant. */
export function readForm(body: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
