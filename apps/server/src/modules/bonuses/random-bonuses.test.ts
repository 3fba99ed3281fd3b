import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, openBench } from './bonuses-test-bench.ts';
import { rupees } from './bonuses-test-terms.ts';
import type { Holder } from './parts.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.offer('half');
});
afterAll(() => bench.close());

/** A generator of numbers from a seed: the same sequence every time. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a member should have, counted beside the module by the simplest means. */
interface Model {
  cash: bigint;
  locked: bigint;
  /** Counted since the active bonus, in hundredths; null without one. */
  counted: bigint | null;
  required: bigint;
  endsAt: number;
}

const weights = { slot: 100n, fish: 50n, live: 10n, gone: 0n } as const;
const games = Object.keys(weights) as (keyof typeof weights)[];
const dayMs = 86_400_000;

it('[BO2] [BO4] [BO5] [BO6] stays what a plain count says, through random deposits, stakes, returns, ends and time', async () => {
  const random = randomOf(7);
  const members = new Map<Holder, Model>();
  for (let at = 0; at < 2; at += 1) {
    members.set(bench.newMember(), { cash: 0n, locked: 0n, counted: null, required: 0n, endsAt: 0 });
  }
  const end = (model: Model, isReleased: boolean) => {
    if (isReleased) model.cash += model.locked;
    Object.assign(model, { locked: 0n, counted: null, required: 0n });
  };
  /** What looking at a bonus does to it. */
  const look = (model: Model) => {
    if (model.counted === null) return;
    if (model.counted / 100n >= model.required) end(model, true);
    else if (bench.clock.now().getTime() >= model.endsAt) end(model, false);
  };
  for (let step = 0; step < 30; step += 1) {
    for (const [holder, model] of members) {
      const act = random(10);
      if (act < 2) {
        const amount = BigInt(200 + random(2_000)) * 100n;
        look(model);
        await bench.bonuses.offers(holder);
        const isOffered = model.counted === null;
        const text = `${amount / 100n}.00`;
        await bench.deposit(holder, text, isOffered && random(3) > 0 ? 'half' : undefined);
        const credited = amount - amount / 100n;
        const before = model.locked;
        const locked = await bench.balance(holder, 'locked_bonus');
        model.cash += credited;
        if (locked > before) {
          const bonus = credited / 2n < 500_000n ? credited / 2n : 500_000n;
          Object.assign(model, { locked: bonus, counted: 0n, required: bonus * 2n });
          model.endsAt = bench.clock.now().getTime() + 7 * dayMs;
        }
      } else if (act < 8) {
        const game = games[random(games.length)] ?? 'slot';
        const units = model.cash / BigInt(2 + random(4));
        if (units < 100n) continue;
        const text = `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
        if (random(4) === 0) {
          await bench.giveBack(holder, await bench.hold(holder, text, game), text);
        } else {
          await bench.play(holder, text, game);
          model.cash -= rupees(text);
          if (model.counted !== null) model.counted += rupees(text) * weights[game];
        }
      } else if (act === 8) {
        bench.clock.advance(random(3) * dayMs);
      } else {
        look(model);
        const { active } = await bench.bonuses.offers(holder);
        expect(active === null).toBe(model.counted === null);
        if (active !== null && random(4) === 0) {
          await bench.bonuses.giveUp(holder.memberId, active.id);
          end(model, false);
        }
      }
    }
    if (step % 10 === 9) {
      for (const [holder, model] of members) {
        look(model);
        await bench.bonuses.offers(holder);
        expect(await bench.balance(holder, 'cash')).toBe(model.cash);
        expect(await bench.balance(holder, 'locked_bonus')).toBe(model.locked);
      }
      await bench.assertBooks();
    }
  }
});
