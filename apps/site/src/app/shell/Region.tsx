import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CrashPart } from './CrashPage.tsx';

/** A part of the page that breaks alone: it says so in its place, the rest stands, and the next page tries it again. */
export function Region({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={CrashPart}>
      {children}
    </CatchBoundary>
  );
}
