import type { SmsStandIn } from '@ikka/test-kit';
import { expect } from 'vitest';
import { codePattern } from '../read-outbox.ts';

/** The code in the newest message that the gateway delivered to a number, once there is one. */
export async function codeTexted(sms: SmsStandIn, mobile: string): Promise<string> {
  const delivered = () => sms.delivered.findLast(({ to }) => to === mobile)?.text;
  await expect.poll(delivered).toMatch(codePattern);
  return codePattern.exec(delivered() ?? '')?.[0] ?? '';
}
