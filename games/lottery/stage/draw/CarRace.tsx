import { useRef } from 'react';
import { Car } from '../board/Car.tsx';
import classes from './CarRace.module.css';
import type { ShowProps } from './DrawShow.tsx';
import { planRace } from './race.ts';
import { useTimeline } from './use-timeline.ts';

const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const seconds = 4.8;

/** Ten cars wait at the start with running engines, and race until they pass the line in the order that was drawn. */
export function CarRace({ groups, issue, onDone }: ShowProps) {
  const track = useRef<HTMLDivElement>(null);
  const order = groups?.[0]?.[1] ?? null;
  useTimeline(
    track,
    order !== null,
    (timeline, inside) => {
      const width = track.current?.clientWidth ?? 0;
      const runners = new Map(
        inside('[data-runner]').map((one) => [one.getAttribute('data-runner') ?? '', one]),
      );
      for (const { car, checkpoints } of planRace(order ?? [], issue)) {
        const runner = runners.get(car);
        if (runner === undefined) continue;
        const long = width - runner.clientWidth - 12;
        const leg = seconds / checkpoints.length;
        for (const [at, reached] of checkpoints.entries()) {
          const ease = at === 0 ? 'power1.in' : at === checkpoints.length - 1 ? 'power1.out' : 'none';
          timeline.to(runner, { x: reached * long, duration: leg, ease }, at * leg);
        }
      }
      timeline.to({}, { duration: 0.7 });
    },
    onDone,
  );
  return (
    <div ref={track} className={classes.track} dir="ltr" data-racing={order !== null || undefined}>
      <span className={classes.line} aria-hidden="true" />
      {cars.map((car) => (
        <span key={car} className={classes.lane}>
          <span className={classes.runner} data-runner={car}>
            <Car number={car} />
          </span>
        </span>
      ))}
    </div>
  );
}
