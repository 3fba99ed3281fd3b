import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import { ToNewest } from './ToNewest.tsx';
import { useLogEnd } from './use-log-end.ts';

interface LogBoxProps {
  readonly label: string;
  /** The words of the button that leads to what was added below. */
  readonly toNewest: string;
  /** Another one whenever something was added. */
  readonly mark: unknown;
  /** Whether its reader added it himself. */
  readonly isOwn: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Lines in the order in which they were said, the newest in sight unless their reader has scrolled up. */
export function LogBox({ label, toNewest, mark, isOwn, className, children }: LogBoxProps) {
  const end = useLogEnd(mark, isOwn);
  return (
    <ScrollBox
      as="div"
      className={className}
      ref={end.ref}
      onScroll={end.onScroll}
      role="log"
      aria-label={label}
    >
      {children}
      <ToNewest end={end} label={toNewest} />
    </ScrollBox>
  );
}
