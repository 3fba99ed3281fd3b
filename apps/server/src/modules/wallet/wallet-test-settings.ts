import type { SettingKey, Settings } from '../settings/index.ts';

export type { SettingKey } from '../settings/index.ts';

/** Settings that a test may change while it runs. */
export function settingDefaults(changed: Partial<Record<SettingKey, unknown>>): Pick<Settings, 'get'> {
  const defaults: Partial<Record<SettingKey, unknown>> = {
    'site.currency': 'PKR',
    'trial.grant': '10000.00',
  };
  const get = (key: SettingKey) => changed[key] ?? defaults[key];
  return { get: get as Settings['get'] };
}
