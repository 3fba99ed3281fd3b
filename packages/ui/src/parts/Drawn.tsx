import { useLayoutEffect, useRef } from 'react';

/** A picture that a plain function draws, such as a card or a road: drawn anew whenever `draw` is another function. */
export function Drawn({ draw, className }: { draw: () => Element; className?: string | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(draw());
  }, [draw]);
  return <span ref={place} className={className} />;
}
