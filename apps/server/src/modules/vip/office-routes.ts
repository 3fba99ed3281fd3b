import { type CallAnswer, type calls, isRefusal, refuse } from '@ikka/contract';
import { formatAmount, parseAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Vip } from './index.ts';
import type { Ladder } from './ladder.ts';

type OfficeCalls = (typeof calls)['officeVip'];

export function vipOfficeRoutes(vip: Vip): Handlers<OfficeCalls> {
  const { currency } = vip;
  const viewOf = ({
    version,
    levels,
    publishedBy,
    publishedAt,
  }: Ladder): CallAnswer<OfficeCalls['officePublishVip']> => ({
    version,
    levels: levels.map(({ title, turnover, benefits }) => ({
      title,
      turnover: formatAmount(turnover, currency),
      benefits: [...benefits],
    })),
    publishedBy,
    publishedAt: publishedAt?.toISOString() ?? null,
  });
  return {
    async officeVip() {
      const [current, ...earlier] = (await vip.ladders()).map(viewOf);
      if (current === undefined) throw new Error('there are always levels');
      return {
        currency: currency.shownCode,
        current,
        earlier,
        members: await vip.membersByLevel(),
      };
    },
    async officePublishVip({ body }, { operator, ip }) {
      const levels = body.levels.map((one) => ({
        ...one,
        turnover: parseAmount(one.turnover, currency) ?? -1n,
      }));
      if (levels.some(({ turnover }) => turnover < 0n)) return refuse('vip.thresholds_invalid');
      const published = await vip.publish(
        { version: body.version, levels },
        { username: operator.username, ip },
      );
      return isRefusal(published) ? published : viewOf(published);
    },
  };
}
