import { calls } from '@ikka/contract';
import type { AllHandlers } from '../calls.ts';
import type { Levels } from './make-modules.ts';
import type { Brings, Module, SomeHandlers } from './module.ts';

type NamesOf<Groups> = {
  [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups & string];
type AnsweredBy<One> = One extends Module<unknown, infer Calls> ? NamesOf<Calls> : never;
/** The calls of the contract that no module of these answers. */
export type Unanswered<All extends Levels> = Exclude<NamesOf<AllHandlers>, AnsweredBy<All[number][number]>>;

/** Takes levels whose modules answer every call of the contract; of others the compiler names the calls without an answer. */
export const everyCallAnswered = <const All extends Levels>(
  levels: All & ([Unanswered<All>] extends [never] ? unknown : { readonly unanswered: Unanswered<All> }),
): Levels => levels;

/** Who answers each call of the contract. A call that is answered twice, or by nobody, stops the start. */
export function answersOf(brought: readonly Brings[]): AllHandlers {
  const handlers: Record<string, Record<string, unknown>> = {};
  for (const { calls: answered = {} } of brought) {
    for (const [group, answers] of Object.entries(answered as SomeHandlers)) {
      const known = handlers[group] ?? {};
      const twice = Object.keys(answers).find((name) => name in known);
      if (twice !== undefined) throw new Error(`${group}.${twice} is answered by two modules`);
      handlers[group] = { ...known, ...answers };
    }
  }
  for (const [group, list] of Object.entries(calls)) {
    const missing = Object.keys(list).find((name) => handlers[group]?.[name] === undefined);
    if (missing !== undefined) throw new Error(`${group}.${missing} is answered by nobody`);
  }
  // The compiler saw to their shapes, and the loop above to their number.
  return handlers as unknown as AllHandlers;
}
