import gsap from 'gsap';
import { useEffect, useRef } from 'react';
import { shapes, symbolsOf } from '../../rules/index.ts';
import { Ball } from '../board/Ball.tsx';
import type { ShowProps } from './DrawShow.tsx';
import classes from './DrumDraw.module.css';
import { ballRadius, restingBalls, stirBalls } from './drum-physics.ts';
import { useTimeline } from './use-timeline.ts';

/** So many balls are seen in the drum, whatever the lottery. */
const seen = 14;
/** Until the last ball has fallen, in seconds, and how long one falls. */
const allFallen = 4;
const falling = 1.1;

/** Balls tumble in a glass drum; one after another falls out and comes to rest in its place. */
export function DrumDraw({ shape, groups, onDone }: ShowProps) {
  const stand = useRef<HTMLDivElement>(null);
  const drum = useRef<HTMLDivElement>(null);
  const numbers = (groups ?? []).flatMap(([group, drawn]) => drawn.map((number) => ({ group, number })));
  const [first] = shapes[shape].groups;
  const inDrum = first === undefined ? [] : sampleOf(symbolsOf(first.alphabet), seen);
  const places =
    groups === null ? shapes[shape].groups.reduce((sum, { count }) => sum + count, 0) : numbers.length;
  useStirring(drum);
  useTimeline(
    stand,
    groups !== null,
    (timeline, inside) => {
      const mouth = drum.current?.getBoundingClientRect();
      if (mouth === undefined) return;
      const balls = inside('[data-ball]');
      const step = Math.min(0.65, (allFallen - falling) / Math.max(1, balls.length - 1));
      for (const [at, ball] of balls.entries()) {
        const { left, top, width } = ball.getBoundingClientRect();
        const x = mouth.left + mouth.width / 2 - left - width / 2;
        const y = mouth.bottom - top - width;
        timeline.set(ball, { x, y, opacity: 0, scale: 0.75 }, 0);
        const begins = 0.25 + at * step;
        timeline.set(ball, { opacity: 1 }, begins);
        timeline.to(ball, { x: 0, rotation: 720, duration: falling, ease: 'power2.out' }, begins);
        timeline.to(ball, { y: 0, scale: 1, duration: falling, ease: 'bounce.out' }, begins);
      }
      timeline.to({}, { duration: 0.5 });
    },
    onDone,
  );
  return (
    <div ref={stand} className={classes.stand} dir="ltr" data-many={places > 10 || undefined}>
      <div ref={drum} className={classes.drum} aria-hidden="true">
        {inDrum.map((number) => (
          <span key={number} className={classes.inside} data-stirred>
            <Ball number={number} />
          </span>
        ))}
        <span className={classes.glass} />
      </div>
      <span className={classes.mouth} aria-hidden="true" />
      <ol className={classes.places}>
        {Array.from({ length: places }, (_, at) => {
          const ball = numbers[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row of the result
            <li key={at} className={classes.place}>
              {ball === undefined ? null : (
                <span data-ball>
                  <Ball number={ball.number} isBonus={ball.group === 'bonus'} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Every so many of a long row, so that all colours are seen. */
const sampleOf = (symbols: readonly string[], count: number): string[] =>
  symbols.length <= count
    ? [...symbols]
    : Array.from({ length: count }, (_, at) => symbols[Math.floor((at * symbols.length) / count)] ?? '');

/** Keeps the balls of the drum in motion for as long as it is there. */
function useStirring(drum: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const place = drum.current;
    if (place === null) return;
    const elements = [...place.querySelectorAll<HTMLElement>('[data-stirred]')];
    let balls = restingBalls(elements.length);
    const stir = (_time: number, elapsedMs: number) => {
      balls = stirBalls(balls, Math.min(0.033, elapsedMs / 1_000), Math.random);
      const radius = place.clientWidth / 2;
      for (const [at, { x, y }] of balls.entries()) {
        const half = radius * ballRadius;
        const [px, py] = [radius + x * radius - half, radius + y * radius - half];
        const element = elements[at];
        if (element) element.style.transform = `translate(${px}px, ${py}px) rotate(${x * 200}deg)`;
      }
    };
    stir(0, 0);
    gsap.ticker.add(stir);
    return () => gsap.ticker.remove(stir);
  }, [drum]);
}
