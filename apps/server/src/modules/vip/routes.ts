import type { calls } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Vip } from './index.ts';
import { labelName } from './ladder.ts';

export function vipRoutes(vip: Vip): Handlers<(typeof calls)['vip']> {
  const { currency } = vip;
  const amount = (units: bigint) => formatAmount(units, currency);
  return {
    async vipLevels(_input, { language }) {
      const { version, publishedAt, levels } = await vip.ladder();
      return {
        version,
        since: publishedAt?.toISOString() ?? null,
        currency: currency.shownCode,
        levels: levels.map(({ title, turnover, benefits }, rankLevel) => ({
          rankLevel,
          labelName: labelName(rankLevel),
          title: title[language],
          turnover: amount(turnover),
          benefits: benefits.map((one) => one[language]),
        })),
      };
    },
    async rankProgress(_input, { member, language }) {
      const { levels } = await vip.ladder();
      const { level, turnover, next, missing, percent, changes } = await vip.standing(member.memberId);
      const nextLevel = next === null ? undefined : levels[next];
      return {
        rankLevel: level,
        labelName: labelName(level),
        title: levels[level]?.title[language] ?? '',
        isTrial: member.isTrial,
        turnover: amount(turnover),
        currency: currency.shownCode,
        next:
          next === null || nextLevel === undefined
            ? null
            : {
                rankLevel: next,
                labelName: labelName(next),
                title: nextLevel.title[language],
                turnover: amount(nextLevel.turnover),
              },
        missing: missing === null ? null : amount(missing),
        percent,
        changes: changes.map((one) => ({
          rankLevel: one.levelTo,
          title: one.title[language],
          at: one.at.toISOString(),
          turnover: amount(one.turnover),
          ladderVersion: one.ladderVersion,
        })),
      };
    },
  };
}
