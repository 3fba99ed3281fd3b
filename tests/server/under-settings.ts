import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import { must } from './client-of.ts';

/** Does the work while settings are as wanted, changed in the office by an operator and changed back. */
export async function underSettings<Done>(
  operator: Client,
  wanted: Readonly<Record<string, unknown>>,
  work: () => Promise<Done>,
): Promise<Done> {
  const change = async (values: ReadonlyMap<string, unknown>) => {
    const { settings } = await must(operator.call(calls.office.officeSettings));
    const before = new Map<string, unknown>();
    for (const [key, value] of values) {
      const state = settings.find((setting) => setting.key === key);
      before.set(key, state?.value);
      const body = { value, version: state?.version ?? 0 };
      await must(operator.call(calls.office.officeChangeSetting, { params: { key }, body }));
    }
    return before;
  };
  const before = await change(new Map(Object.entries(wanted)));
  try {
    return await work();
  } finally {
    await change(before);
  }
}
