import { v7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { DueHand } from '../pairs/count-store.ts';
import type { IntegrityParts } from '../parts.ts';
import { banStep } from './ban-step.ts';
import { abandonBansSince, abandonedSince, insertAbandoned, insertBan, lockBansOf } from './ban-store.ts';

/** Bans that lie further back count no more for how long the next one is. */
const rememberedMs = 7 * 24 * 3_600_000;
const minuteMs = 60_000;

/** [IG10] Bans members who let the clock play too many hands, as those hands are counted. */
export async function banForAbandoning(
  { clock, settings, audit }: Pick<IntegrityParts, 'clock' | 'settings' | 'audit'>,
  tx: Transaction,
  due: readonly DueHand[],
): Promise<void> {
  const hands = due.flatMap(({ id, at, report }) =>
    report.seats
      .filter(({ hasAbandoned }) => hasAbandoned)
      .map(({ memberId }) => ({ memberId: BigInt(memberId), handId: id, at })),
  );
  await insertAbandoned(tx, hands);
  const now = clock.now();
  const members = [...new Set(hands.map(({ memberId }) => memberId))].sort((a, b) => (a < b ? -1 : 1));
  for (const memberId of members) {
    await lockBansOf(tx, memberId);
    const before = await abandonBansSince(tx, memberId, new Date(now.getTime() - rememberedMs));
    const window = now.getTime() - settings.get('integrity.abandoned_minutes') * minuteMs;
    // What has led to a ban leads to no second one.
    const since = new Date(Math.max(window, before[0]?.getTime() ?? 0));
    const abandoned = await abandonedSince(tx, memberId, since);
    const minutes = banStep(
      { abandoned, bansBefore: before.length },
      { hands: settings.get('integrity.abandoned_hands'), steps: settings.get('integrity.ban_minutes') },
    );
    if (minutes === null) continue;
    const until = new Date(now.getTime() + minutes * minuteMs);
    await insertBan(tx, {
      id: v7(),
      memberId,
      origin: 'abandoned',
      minutes,
      hands: abandoned,
      imposedAt: now,
      until,
    });
    await audit.record(tx, {
      actorKind: 'system',
      actor: 'integrity',
      action: 'play_ban.imposed',
      subject: `member:${memberId}`,
      after: { minutes, until: until.toISOString(), hands: abandoned },
    });
  }
}
