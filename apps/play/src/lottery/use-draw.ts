import { useCallback, useEffect, useRef, useState } from 'react';
import { type DrawView, drawView } from './draw-view.ts';
import type { DeskGame } from './use-desk.ts';

/**
 * The draw that is to be seen, and how to say that it was. A device that asks for less motion, and a page that nobody looks at, has
 * nothing shown: the result stands there at once.
 */
export function useDraw(
  game: DeskGame | undefined,
  { isHouse, isClosed, isStill }: { isHouse: boolean; isClosed: boolean; isStill: boolean },
): { readonly view: DrawView; readonly finish: () => void } {
  const [seen, setSeen] = useState<string | null>(game?.last?.number ?? null);
  const sold = useRef<string | null>(null);
  // After its close, and until the next one opens, an issue is named nowhere else.
  if (game?.issue) sold.current = game.issue.number;
  const last = game?.last ?? null;
  const view = drawView({
    isHouse,
    issue: sold.current,
    isClosed: game !== undefined && isClosed,
    last,
    seen,
  });
  const finish = useCallback(() => setSeen(last?.number ?? null), [last?.number]);
  const isUnseen = view.kind === 'show' && (isStill || document.hidden);
  useEffect(() => {
    if (isUnseen || (seen === null && last !== null)) setSeen(last?.number ?? null);
  }, [isUnseen, seen, last]);
  return { view: isUnseen ? { kind: 'rest' } : view, finish };
}
