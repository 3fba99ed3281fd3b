import gsap from 'gsap';
import { useEffect, useRef, useState } from 'react';
import { shapes } from '../../rules/index.ts';
import { PrizeBoard } from '../board/PrizeBoard.tsx';
import type { ShowProps } from './DrawShow.tsx';
import { revealOrder } from './reveal-order.ts';

/** All numbers within so many seconds, and the last one for itself. */
const allSeconds = 3.6;
const lastSeconds = 1.3;

/** A board of prizes fills up, small prizes first; the number that is next runs through its digits. */
export function PrizeDraw({ shape, groups, onDone }: ShowProps) {
  const order = revealOrder(shape);
  const { known, digits } = useReveal(groups === null ? null : order.length, onDone);
  const rows =
    groups ??
    shapes[shape].groups.map(
      ({ code, count, alphabet }) => [code, Array<string>(count).fill('0'.repeat(alphabet.width))] as const,
    );
  const shown: Record<string, string[]> = {};
  for (const [place, { group, at }] of order.slice(0, known + 1).entries()) {
    const number = rows.find(([code]) => code === group)?.[1][at] ?? '';
    const here = shown[group] ?? [];
    shown[group] = here;
    here[at] = place < known ? number : [...number].map((_, digit) => (digits + digit * 3) % 10).join('');
  }
  return <PrizeBoard groups={rows} shown={shown} />;
}

/** How many numbers are known by now, and a digit that runs. With nothing to show it only runs. */
function useReveal(count: number | null, onDone: () => void) {
  const [state, setState] = useState({ known: 0, digits: 0 });
  // The show of one result runs once; who hears of its end may change with every look.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const watch = { known: 0, digits: 0 };
    const tell = () => setState({ known: Math.floor(watch.known), digits: Math.floor(watch.digits) });
    const timeline = gsap.timeline({ onUpdate: tell });
    if (count === null) {
      timeline.to(watch, { digits: 600, duration: 40, ease: 'none', repeat: -1 });
    } else {
      timeline.to(watch, { digits: 90, duration: allSeconds + lastSeconds, ease: 'none' }, 0);
      timeline.to(watch, { known: count - 1, duration: allSeconds, ease: 'none' }, 0);
      timeline.set(watch, { known: count, onComplete: tell }, allSeconds + lastSeconds);
      timeline.call(() => done.current(), [], allSeconds + lastSeconds + 0.6);
    }
    return () => void timeline.kill();
  }, [count]);
  return state;
}
