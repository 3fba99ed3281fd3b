import { calls } from '@ikka/contract';
import { pino } from 'pino';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createFactBus } from '../facts.ts';
import type { Unanswered } from './answers.ts';
import type { Foundation } from './foundation.ts';
import { type Levels, makeModules } from './make-modules.ts';
import { type Module, module } from './module.ts';
import { add, collection, fill, port } from './port.ts';

const foundation = { facts: createFactBus(pino({ level: 'silent' })) } as Foundation;

/** Answers the whole contract, so that a test need not. */
const everyCall = module({
  name: 'every-call',
  needs: {},
  create: () => null,
  brings: () => ({
    calls: Object.fromEntries(
      Object.entries(calls).map(([group, list]) => [
        group,
        Object.fromEntries(Object.keys(list).map((name) => [name, async () => ({})])),
      ]),
    ),
  }),
});
const make = (levels: Levels) => makeModules([...levels, [everyCall]], foundation);

const rank = port<(memberId: bigint) => Promise<number>>('low.rank');
const checks = collection<string>('low.checks');
const low = module({
  name: 'low',
  needs: { rank, checks },
  create: (parts) => ({ rankOf: parts.rank, checks: parts.checks }),
});
const high = module({
  name: 'high',
  needs: { low },
  create: ({ low }) => ({ twice: async (id: bigint) => 2 * (await low.rankOf(id)) }),
  brings: () => ({ fills: [fill(rank, async (id) => Number(id)), add(checks, 'of high')] }),
});
const plain = (name: string, needs: Record<string, Module> = {}) =>
  module({ name, needs, create: () => name });

describe('modules are made', () => {
  it('with the faces of those below, and with what those above fill in', async () => {
    const house = await make([[low], [high]]);
    const { high: made, checks: all } = house.give({ high, checks });
    expect(await made.twice(4n)).toBe(8);
    expect(all()).toEqual(['of high']);
  });

  it('lower ones first, and closed the other way round', async () => {
    const told: string[] = [];
    const telling = (name: string, needs: Record<string, Module>) =>
      module({
        name,
        needs,
        create: () => told.push(`make ${name}`),
        brings: () => ({ close: async () => void told.push(`close ${name}`) }),
      });
    const first = telling('first', {});
    const house = await make([[first], [telling('second', { first })]]);
    await house.close();
    expect(told).toEqual(['make first', 'make second', 'close second', 'close first']);
  });

  it('and hear the facts that they ask for', async () => {
    const heard: bigint[] = [];
    const listener = module({
      name: 'listener',
      needs: {},
      create: () => null,
      brings: () => ({ hears: { BalanceChanged: ({ memberId }) => heard.push(memberId) } }),
    });
    await make([[listener]]);
    foundation.facts.publish('BalanceChanged', { memberId: 7n });
    await Promise.resolve();
    expect(heard).toEqual([7n]);
  });
});

describe('a start is refused', () => {
  const alone = plain('alone');
  const answering = module({
    name: 'answering',
    needs: {},
    create: () => null,
    brings: () => ({ calls: { points: { pointRates: () => ({}) as never } } }),
  });
  const brings = (name: string, bring: ReturnType<NonNullable<Parameters<typeof module>[0]['brings']>>) =>
    module({ name, needs: {}, create: () => null, brings: () => bring });
  it.each([
    [
      'a need of the same level',
      [[alone, plain('beside', { alone })]],
      'beside needs alone, which is in no lower level',
    ],
    [
      'a need of a higher level',
      [[plain('below', { alone })], [alone]],
      'below needs alone, which is in no lower level',
    ],
    ['a port that nobody fills', [[low]], 'nobody fills low.rank, which low needs'],
    [
      'a port that two fill',
      [[low], [high, brings('other', { fills: [fill(rank, async () => 1)] })]],
      'other fills low.rank, which is filled already',
    ],
    ['two modules of one name', [[alone], [plain('alone')]], 'two modules are called alone'],
    ['two answers to one call', [[answering]], 'is answered by two modules'],
  ] as const)('for %s', async (_why, levels, message) => {
    await expect(make(levels)).rejects.toThrow(message);
  });

  it('for a call that nobody answers, which does not compile either', async () => {
    expectTypeOf<'points.pointRates'>().toExtend<Unanswered<readonly [readonly [typeof alone]]>>();
    expectTypeOf<Unanswered<readonly [readonly [typeof answering]]>>().not.toExtend<'points.pointRates'>();
    expectTypeOf<'points.pointRates'>().not.toExtend<Unanswered<readonly [readonly [typeof answering]]>>();
    await expect(makeModules([[alone]], foundation)).rejects.toThrow('is answered by nobody');
  });

  it('for a port that is used while the modules are being made', async () => {
    const eager = module({
      name: 'eager',
      needs: { rank },
      create: ({ rank }) => rank(1n),
      brings: () => ({ fills: [fill(rank, async () => 1)] }),
    });
    await expect(make([[eager]])).rejects.toThrow('low.rank is called before it is filled');
  });
});
