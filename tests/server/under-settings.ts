import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import { must } from './client-of.ts';

type Values = Readonly<Record<string, unknown>>;

/** Changes settings while the site runs, as an operator does; answers what they were. */
export async function changeSettings(operator: Client, wanted: Values): Promise<Values> {
  const { settings } = await must(operator.call(calls.office.officeSettings));
  const before: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(wanted)) {
    const state = settings.find((setting) => setting.key === key);
    before[key] = state?.value;
    const body = { value, version: state?.version ?? 0 };
    await must(operator.call(calls.office.officeChangeSetting, { params: { key }, body }));
  }
  return before;
}

/** Does the work while settings are as wanted, and changes them back. */
export async function underSettings<Done>(
  operator: Client,
  wanted: Values,
  work: () => Promise<Done>,
): Promise<Done> {
  const before = await changeSettings(operator, wanted);
  try {
    return await work();
  } finally {
    await changeSettings(operator, before);
  }
}
