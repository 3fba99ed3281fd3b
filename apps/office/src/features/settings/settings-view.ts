import type { CallValue, calls } from '@ikka/contract';

export type Setting = CallValue<typeof calls.office.officeSettings>['settings'][number];

export interface SettingGroup {
  readonly name: string;
  readonly settings: readonly Setting[];
  /** How many of them are not as they were delivered. */
  readonly changed: number;
}

/** The groups in the server's order, with the settings whose key or description holds every word of the search. */
export function groupsOf(
  settings: readonly Setting[],
  search: string,
  describe: (setting: Setting) => string,
): SettingGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = settings.filter((setting) => {
    const text = `${setting.key} ${setting.description} ${describe(setting)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = new Map<string, Setting[]>();
  for (const setting of found) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups].map(([name, list]) => ({
    name,
    settings: list,
    changed: list.filter((setting) => !isSame(setting.value, setting.defaultValue)).length,
  }));
}

/** Whether two values of a setting are the same, whatever the order of their names. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A value in one line, as the row shows the default and a conflict shows what came in between. */
export function inOneLine(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value;
  const text = JSON.stringify(value) ?? '';
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
