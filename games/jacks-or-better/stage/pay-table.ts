import { partsOf } from '@ikka/stage-kit';
import { type Hand, hands, pays } from '../rules/index.ts';
import classes from './jacks-or-better.module.css';

const part = partsOf(classes);

/** The pay table, greatest hand first. `light` lights the line of one hand. */
export function createPayTable(
  parent: Element,
  text: (key: string) => string,
): { light(hand: Hand | null): void } {
  const list = part('ul', 'pays', parent);
  list.ariaLabel = text('stage.pays');
  const lines = hands
    .filter((hand) => pays[hand] > 0)
    .map((hand) => {
      const line = part('li', 'pay', list);
      part('span', 'payHand', line).textContent = text(`hand.${hand}`);
      const times = part('bdi', 'payTimes', line);
      times.dir = 'ltr';
      times.textContent = `${pays[hand]}×`;
      return { hand, line };
    });
  return {
    light(lit) {
      for (const { hand, line } of lines) {
        line.dataset.lit = String(hand === lit);
        line.ariaCurrent = String(hand === lit);
      }
    },
  };
}
