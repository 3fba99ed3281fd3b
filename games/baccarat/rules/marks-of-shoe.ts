import type { FairStream } from '@ikka/fair';
import { markOf } from './marks.ts';
import { coupOfShoe, drawShoe } from './shoe.ts';

/** [B1, B18] The marks of the first coups of the shoe that the seeds fix; of all that it has, where those are fewer. */
export function marksOfShoe(stream: FairStream, coups: number): string[] {
  const shoe = drawShoe(stream);
  const marks: string[] = [];
  while (marks.length < coups) {
    const coup = coupOfShoe(shoe, marks.length + 1);
    if (coup === null) break;
    marks.push(markOf(coup));
  }
  return marks;
}
