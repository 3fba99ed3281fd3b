/** How far a car is along the track at each checkpoint, from 0 at the start to 1 at the end, the start left out. */
export interface RaceRun {
  readonly car: string;
  readonly checkpoints: readonly number[];
}

const legs = 5;
/** How far one place lies behind the one before it at the end. */
const gap = 0.035;

/**
 * The race that ends in a given order, the winner's car first. Cars pass one another on the way; who is where at the end is what
 * was drawn, and nothing here has a say in it. `seed` makes the race of one draw the same for everybody.
 */
export function planRace(order: readonly string[], seed: string): RaceRun[] {
  const chance = chanceOf(seed);
  return order.map((car, place) => {
    const end = 1 - place * gap;
    const checkpoints = Array.from({ length: legs }, (_, leg) => {
      if (leg === legs - 1) return end;
      const even = (end * (leg + 1)) / legs;
      return Math.max(0.02, even + (chance() - 0.5) * 0.13);
    });
    return { car, checkpoints: checkpoints.map((_, leg) => Math.max(...checkpoints.slice(0, leg + 1))) };
  });
}

/** Numbers from 0 to 1 that a text leads to: for pictures alone. */
function chanceOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
