import type { GameStage } from '@ikka/stage-kit';
import { type RefObject, useEffect } from 'react';

/** Tells the stage which part of the page the HUD leaves to it: the hole in the middle of the grid. */
export function useInsets(
  hole: RefObject<HTMLElement | null>,
  stage: Pick<GameStage, 'setInsets'> | null,
): void {
  useEffect(() => {
    const element = hole.current;
    if (!element || !stage) return;
    const measure = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      stage.setInsets({ left, top, right: clientWidth - right, bottom: clientHeight - bottom });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [hole, stage]);
}
