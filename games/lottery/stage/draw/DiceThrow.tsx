import gsap from 'gsap';
import { useEffect, useRef } from 'react';
import { DieFace } from '../board/Die.tsx';
import classes from './DiceThrow.module.css';
import type { ShowProps } from './DrawShow.tsx';
import { useTimeline } from './use-timeline.ts';

const faces = ['1', '2', '3', '4', '5', '6'];
/** How a cube is turned so that a face looks out of the page. */
const turns: Readonly<Record<string, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

/** Three dice tumble in the air, and fall with the faces that were drawn. */
export function DiceThrow({ groups, onDone }: ShowProps) {
  const tray = useRef<HTMLDivElement>(null);
  const drawn = groups?.[0]?.[1] ?? null;
  useTumbling(tray, drawn === null);
  useTimeline(
    tray,
    drawn !== null,
    (timeline, inside) => {
      for (const [at, cube] of inside('[data-cube]').entries()) {
        const [x, y] = turns[drawn?.[at] ?? '1'] ?? [0, 0];
        const begins = at * 0.45;
        timeline.fromTo(
          cube,
          { y: -120, rotationX: x + 720 + at * 90, rotationY: y + 540, rotationZ: 60 },
          { rotationX: x, rotationY: y, rotationZ: (at - 1) * 6, duration: 2.1, ease: 'power3.out' },
          begins,
        );
        timeline.to(cube, { y: 0, duration: 1.7, ease: 'bounce.out' }, begins);
      }
      timeline.to({}, { duration: 0.6 });
    },
    onDone,
  );
  return (
    <div ref={tray} className={classes.tray} dir="ltr">
      {[0, 1, 2].map((at) => (
        <span key={at} className={classes.stand}>
          <span className={classes.cube} data-cube>
            {faces.map((face) => (
              <DieFace key={face} face={face} className={classes[`face${face}`]} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Turns the cubes for as long as the result is awaited. */
function useTumbling(tray: React.RefObject<HTMLDivElement | null>, isAwaited: boolean): void {
  useEffect(() => {
    const cubes = tray.current?.querySelectorAll('[data-cube]');
    if (!isAwaited || cubes === undefined) return;
    const turning = gsap.to([...cubes], {
      rotationX: '+=360',
      rotationY: '+=520',
      duration: 1.1,
      ease: 'none',
      repeat: -1,
      stagger: 0.16,
    });
    const leaping = gsap.to([...cubes], {
      y: -46,
      duration: 0.42,
      ease: 'power1.out',
      repeat: -1,
      yoyo: true,
      stagger: 0.13,
    });
    return () => {
      turning.kill();
      leaping.kill();
    };
  }, [tray, isAwaited]);
}
