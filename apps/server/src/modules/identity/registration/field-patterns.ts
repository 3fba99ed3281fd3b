/** The number of a pattern: the site's texts say the rule in words by it. */
export type PatternId =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19;

/**
 * The patterns that a field's rule may name, by number. Each is the source of a regular expression for the whole
 * value under the flag `u`, the same in the page and here.
 *
 * Where two descriptions read alike they are told apart so that each is of use: 4 takes Latin letters and digits in
 * any mix, 5 wants at least one of each, 14 takes the letters and digits of any script.
 */
export const fieldPatterns: { readonly [Id in PatternId]: string } = {
  /** any characters */
  0: '[\\s\\S]*',
  /** a letter first, then letters and digits */
  1: '[A-Za-z][A-Za-z0-9]*',
  /** Chinese characters and digits */
  2: '[\\p{Script=Han}0-9]+',
  /** a mailbox */
  3: "[A-Za-z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[A-Za-z0-9][A-Za-z0-9-]*(?:\\.[A-Za-z0-9][A-Za-z0-9-]*)+",
  /** alphanumeric without special characters */
  4: '[A-Za-z0-9]+',
  /** letters and digits, at least one of each */
  5: '(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+',
  /** digits only */
  6: '[0-9]+',
  /** alphanumeric with at least one uppercase letter */
  7: '(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+',
  /** English letters and spaces */
  8: '[A-Za-z ]*[A-Za-z][A-Za-z ]*',
  /** no spaces */
  9: '\\S+',
  /** Chinese characters and punctuation */
  10: '[\\p{Script=Han}\\p{P}]+',
  /** a date, yyyy-MM-dd */
  11: '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])',
  /** letters of any script and spaces */
  12: '[\\p{L}\\p{M} ]*\\p{L}[\\p{L}\\p{M} ]*',
  /** a date, MM-dd-yyyy */
  13: '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}',
  /** letters and digits of any script */
  14: '[\\p{L}\\p{M}\\p{Nd}]+',
  /** Korean only */
  15: '[\\p{Script=Hangul}]+',
  /** Thai only */
  16: '[\\p{Script=Thai}]+',
  /** Thai or English letters and spaces */
  17: '[\\p{Script=Thai}A-Za-z ]*[\\p{Script=Thai}A-Za-z][\\p{Script=Thai}A-Za-z ]*',
  /** uppercase letters and spaces with at least one letter */
  18: '[A-Z ]*[A-Z][A-Z ]*',
  /** letters, digits and symbols */
  19: '[\\x21-\\x7E]+',
};

export const patternIds: readonly PatternId[] = Object.keys(fieldPatterns).map(
  (id) => Number(id) as PatternId,
);

export const isPatternId = (id: number): id is PatternId => Object.hasOwn(fieldPatterns, id);

/** The days that a regular expression cannot know: 30 February has the form of a date and is none. */
function isCalendarDate(id: PatternId, value: string): boolean {
  if (id !== 11 && id !== 13) return true;
  const parts = value.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = id === 11 ? parts : [parts[2], parts[0], parts[1]];
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The whole expression of a field: the pattern of its number, narrowed by the operator's own where there is one.
 * Used as it stands in the page (flag `u`) and here.
 */
export function patternSource(id: PatternId, narrowedBy: string): string {
  return narrowedBy === ''
    ? `^(?:${fieldPatterns[id]})$`
    : `^(?=(?:${narrowedBy})$)(?:${fieldPatterns[id]})$`;
}

/** Whether the whole value fits the pattern and, where it is a date, stands in the calendar. */
export function fitsPattern(id: PatternId, narrowedBy: string, value: string): boolean {
  return new RegExp(patternSource(id, narrowedBy), 'u').test(value) && isCalendarDate(id, value);
}
