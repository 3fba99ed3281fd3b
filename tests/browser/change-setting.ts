import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { clientOf, must } from '../server/client-of.ts';

/** Changes a setting while the site runs, as an operator does. */
export async function changeSetting(
  server: TestServer,
  operator: string,
  key: string,
  value: unknown,
): Promise<void> {
  const office = clientOf(server, operator);
  const { settings } = await must(office.call(calls.office.officeSettings));
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  await must(office.call(calls.office.officeChangeSetting, { params: { key }, body: { value, version } }));
}
