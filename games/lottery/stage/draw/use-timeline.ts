import gsap from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Runs a timeline on what stands in `place` as soon as there is something to show, once, and says when it is over. What it moved is
 * put back when the part goes.
 */
export function useTimeline(
  place: RefObject<HTMLElement | null>,
  isReady: boolean,
  build: (timeline: gsap.core.Timeline, inside: (selector: string) => Element[]) => void,
  onDone: () => void,
): void {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const built = useRef(build);
  built.current = build;
  useLayoutEffect(() => {
    const within = place.current;
    if (!isReady || within === null) return;
    const context = gsap.context(() => {
      const timeline = gsap.timeline({ onComplete: () => done.current() });
      built.current(timeline, (selector) => [...within.querySelectorAll(selector)]);
    }, within);
    return () => context.revert();
  }, [place, isReady]);
}
