import type { Audit } from '../audit/index.ts';
import { oneFinding } from './findings.ts';
import type { AlarmCheck } from './parts.ts';

/** The whole chain is read: it is rare. */
export const auditCheck = (audit: Pick<Audit, 'check'>): AlarmCheck => ({
  kind: 'audit_broken',
  everySeconds: 6 * 3_600,
  look: async () => {
    const { intact, firstBrokenId } = await audit.check();
    return oneFinding(!intact, { entry: String(firstBrokenId ?? '') });
  },
});
