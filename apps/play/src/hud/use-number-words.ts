import { formatMoney, groupDigits, writeDecimal } from '@ikka/i18n';
import { useNumberProblem } from '@ikka/ui';
import { usePlayBase, usePlaySnapshot } from './use-play.ts';

/** What is wrong with the numbers of the next round, in words. */
export function useNumberWords() {
  const { numbers } = usePlayBase();
  const { currency, server } = usePlaySnapshot();
  const sentenceOf = useNumberProblem();
  const money = (value: bigint) =>
    formatMoney(writeDecimal(value, currency.digits), server.currency, { symbol: server.currencySymbol });
  const problems = numbers.problems().map(({ name, problem }) => {
    const field = numbers.field(name);
    const write = (value: bigint) => groupDigits(writeDecimal(value, field?.digits ?? 0));
    return { name, words: sentenceOf(problem, field?.isMoney === false ? write : money) };
  });
  return {
    /** The first thing that is wrong: no round begins while there is one. */
    first: problems[0] ?? null,
    problemIn: (name: string): string | undefined => problems.find((one) => one.name === name)?.words,
  };
}
