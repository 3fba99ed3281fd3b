import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps } from '../deps.ts';

/** Until when the member counts as proven; null when that is over, or never was. */
export function freshUntil(
  deps: Pick<IdentityDeps, 'clock' | 'settings'>,
  { provenAt }: Pick<SessionMember, 'provenAt'>,
): Date | null {
  if (provenAt === null) return null;
  const until = new Date(provenAt.getTime() + deps.settings.get('identity.fresh_minutes') * 60_000);
  return until > deps.clock.now() ? until : null;
}
