import { type ReactNode, useState } from 'react';

/** What a dialog is about: while it closes, it still says what it said. */
export function About<What>({
  what,
  children,
}: {
  what: What | null;
  children: (what: What, opened: boolean) => ReactNode;
}) {
  const [latest, setLatest] = useState(what);
  if (what !== null && what !== latest) setLatest(what);
  const shown = what ?? latest;
  return shown === null ? null : children(shown, what !== null);
}
