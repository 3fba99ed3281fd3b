import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { Logger } from '../../platform/log.ts';
import type { Signals } from '../../platform/signals.ts';
import { isSettingKey, type SettingKey, type SettingValue, settingDefinitions } from './definitions.ts';
import { isGuarded, mayChangeAlone } from './second-eyes.ts';
import {
  allSettings,
  insertSetting,
  keepVersion,
  oneSetting,
  replaceSetting,
  type StoredSetting,
  versionsOf,
} from './store.ts';

export type { SettingKey, SettingValue } from './definitions.ts';
export type { ProviderMethod } from './deposit-settings.ts';
export { isModuleOn } from './is-module-on.ts';
export { settingsPorts } from './ports.ts';
export type { ProfileFieldRule } from './profile-fields.ts';
export type { RegisterField, RegisterFieldName } from './register-fields.ts';
export { isSafePattern } from './safe-pattern.ts';

/** A setting with all that the back office shows of it. */
export interface SettingState {
  readonly key: SettingKey;
  readonly group: string;
  readonly description: string;
  readonly value: unknown;
  readonly defaultValue: unknown;
  readonly schema: unknown;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
  /** Money depends on it: a change that is not stricter needs a second operator. */
  readonly needsSecond: boolean;
}

export interface SettingChange {
  readonly key: string;
  readonly value: unknown;
  /** The version that the operator saw; 0 for a setting never changed. */
  readonly version: number;
  readonly operator: string;
  readonly ip: string | null;
}

/** A value that a setting had, and since when; null for the default, which is older than everything. */
export interface SettingVersion<Key extends SettingKey> {
  readonly version: number;
  readonly value: SettingValue<Key>;
  readonly since: Date | null;
}

export interface ChangedSetting {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly version: number;
}
export type SettingRefusal = Refusal<'setting.unknown' | 'setting.invalid' | 'setting.changed_meanwhile'>;

export interface Settings {
  /** The value in force in this process. Synchronous: it is read on every call. */
  get<Key extends SettingKey>(key: Key): SettingValue<Key>;
  list(): SettingState[];
  /** Every value that the setting had, oldest first, the default before all others. */
  history<Key extends SettingKey>(key: Key): Promise<SettingVersion<Key>[]>;
  change(change: SettingChange): Promise<ChangedSetting | SettingRefusal>;
  /** What a change would do, without doing it. */
  look(
    tx: Queryable,
    change: Pick<SettingChange, 'key' | 'value' | 'version'>,
  ): Promise<
    | {
        readonly key: SettingKey;
        readonly before: unknown;
        readonly after: unknown;
        readonly mayBeAlone: boolean;
      }
    | SettingRefusal
  >;
  /** Changes a setting in a transaction; after its commit it has to be announced. */
  changeIn(tx: Transaction, change: SettingChange): Promise<ChangedSetting | SettingRefusal>;
  /** Brings what was committed into force, here and in every process. */
  announce(key: SettingKey): Promise<void>;
  /** Reads everything again, as after missed signals. */
  reload(): Promise<void>;
}

interface SettingAct {
  readonly actorKind: 'operator';
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
}

export interface SettingsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly facts: FactBus;
  readonly log: Logger;
  /** Writes the act into the audit chain, in the change's own transaction. */
  readonly recordAct: (tx: Transaction, act: SettingAct) => Promise<void>;
}

/** Loads every setting and keeps it fresh: a change in any process reaches all of them within a signal's time. */
export async function createSettings(parts: SettingsParts): Promise<Settings> {
  let stored = new Map<SettingKey, StoredSetting>();

  const reload = inTurn(async () => {
    const next = new Map<SettingKey, StoredSetting>();
    for (const row of await allSettings(parts.database.db)) {
      // A row of an older program's setting, or of another shape, must not stop this one: the default holds.
      const parsed = isSettingKey(row.key) ? settingDefinitions[row.key].schema.safeParse(row.value) : null;
      if (isSettingKey(row.key) && parsed?.success) next.set(row.key, { ...row, value: parsed.data });
      else parts.log.warn({ setting: row.key }, 'a stored setting is not readable; its default holds');
    }
    const keys = new Set([...stored.keys(), ...next.keys()]);
    const changed = [...keys].filter((key) => stored.get(key)?.version !== next.get(key)?.version);
    stored = next;
    if (changed.length > 0) parts.facts.publish('SettingsChanged', { keys: changed });
  });
  const announce = async (key: SettingKey) => {
    await reload();
    await parts.signals.publish('settings.changed', { keys: [key] });
  };
  const changeIn: Settings['changeIn'] = async (tx, { key: asked, value, version, operator, ip }) => {
    const change = readChange(asked, value);
    if (isRefusal(change)) return change;
    const { key, after } = change;
    const before = (await oneSetting(tx, key))?.value ?? settingDefinitions[key].defaultValue;
    const row = {
      key,
      value: after,
      version: version + 1,
      changedBy: operator,
      changedAt: parts.clock.now(),
    };
    const isWritten = version === 0 ? await insertSetting(tx, row) : await replaceSetting(tx, row);
    if (!isWritten) return refuse('setting.changed_meanwhile', { key });
    await keepVersion(tx, row);
    await parts.recordAct(tx, {
      actorKind: 'operator',
      actor: operator,
      action: 'setting.changed',
      subject: `setting:${key}`,
      before,
      after,
      ip,
    });
    return { key, value: after, version: row.version };
  };
  await reload();
  parts.signals.on('settings.changed', reload);
  parts.signals.onGap(reload);

  return {
    get(key) {
      const row = stored.get(key);
      return (row === undefined ? settingDefinitions[key].defaultValue : row.value) as SettingValue<
        typeof key
      >;
    },
    list: () =>
      Object.entries(settingDefinitions).map(([key, definition]) =>
        stateOf(key as SettingKey, definition, stored),
      ),
    async history(key) {
      const { schema, defaultValue } = settingDefinitions[key];
      const first = { version: 0, value: defaultValue as SettingValue<typeof key>, since: null };
      // A value of another shape was never in force in this program: the one before it held on.
      const later = (await versionsOf(parts.database.db, key)).flatMap(({ version, value, changedAt }) => {
        const parsed = schema.safeParse(value);
        return parsed.success
          ? [{ version, value: parsed.data as SettingValue<typeof key>, since: changedAt }]
          : [];
      });
      return [first, ...later];
    },
    reload,
    async look(tx, { key, value, version }) {
      const change = readChange(key, value);
      if (isRefusal(change)) return change;
      const row = await oneSetting(tx, change.key);
      if ((row?.version ?? 0) !== version) return refuse('setting.changed_meanwhile', { key });
      const before = row?.value ?? settingDefinitions[change.key].defaultValue;
      return { ...change, before, mayBeAlone: mayChangeAlone(change.key, before, change.after) };
    },
    changeIn,
    announce,
    async change(wish) {
      const changed = await parts.database.transaction((tx) => changeIn(tx, wish));
      if (!isRefusal(changed)) await announce(changed.key);
      return changed;
    },
  };
}

/** The setting and the value as its shape has it, or what is wrong with them. */
function readChange(
  key: string,
  value: unknown,
): { readonly key: SettingKey; readonly after: unknown } | Refusal<'setting.unknown' | 'setting.invalid'> {
  if (!isSettingKey(key)) return refuse('setting.unknown', { key });
  const parsed = settingDefinitions[key].schema.safeParse(value);
  if (!parsed.success) return refuse('setting.invalid', { key, problems: problemsOf(parsed.error) });
  return { key, after: parsed.data };
}

function stateOf(
  key: SettingKey,
  definition: (typeof settingDefinitions)[SettingKey],
  stored: ReadonlyMap<SettingKey, StoredSetting>,
): SettingState {
  const row = stored.get(key);
  return {
    key,
    group: key.slice(0, key.indexOf('.')),
    description: definition.description,
    value: row?.value ?? definition.defaultValue,
    defaultValue: definition.defaultValue,
    schema: shapeOf(key),
    version: row?.version ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt ?? null,
    needsSecond: isGuarded(key),
  };
}

const shapes = new Map<SettingKey, unknown>();

/** What the back office draws a setting's field from. It never changes, and to make all of them takes ten milliseconds. */
function shapeOf(key: SettingKey): unknown {
  const { schema } = settingDefinitions[key];
  const shape = shapes.get(key) ?? z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  shapes.set(key, shape);
  return shape;
}

function problemsOf(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}
