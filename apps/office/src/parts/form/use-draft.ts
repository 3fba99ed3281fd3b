import { useState } from 'react';

/** What a form holds until it is saved, against what the server has. */
export interface DraftState<Server, Draft> {
  /** What the operator began from; null for something new. */
  readonly base: Server | null;
  readonly draft: Draft;
  /** Whether it was asked to save it: what stands in the way is shown from then on. */
  readonly asked: boolean;
  ask(): void;
  change(part: Partial<Draft>): void;
  /** Whether anything was typed that is not saved. */
  readonly isTouched: boolean;
  /** Whether somebody else has saved since the operator began. */
  readonly isOvertaken: boolean;
  /** Goes on with what the server has; what was typed is given up. */
  takeTheirs(): void;
  /** Goes on with what was typed, over what the server has. */
  keepMine(): void;
  /** Begins again from what was saved. */
  begin(saved: Server): void;
}

/**
 * Holds a draft of what the server has. `read` makes a draft of it, or an empty one of nothing; `editionOf` is what changes whenever
 * somebody saves.
 */
export function useDraft<Server, Draft>(
  current: Server | null,
  {
    read,
    editionOf,
  }: {
    readonly read: (server: Server | null) => Draft;
    readonly editionOf: (server: Server | null) => unknown;
  },
): DraftState<Server, Draft> {
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(() => read(current));
  const [asked, setAsked] = useState(false);
  const begin = (from: Server | null) => {
    setBase(from);
    setDraft(read(from));
    setAsked(false);
  };
  return {
    base,
    draft,
    asked,
    ask: () => setAsked(true),
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    isTouched: JSON.stringify(draft) !== JSON.stringify(read(base)),
    isOvertaken: current !== null && JSON.stringify(editionOf(current)) !== JSON.stringify(editionOf(base)),
    takeTheirs: () => begin(current),
    keepMine: () => setBase(current),
    begin,
  };
}
