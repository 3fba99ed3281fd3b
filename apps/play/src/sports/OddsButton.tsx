import { printOdds, readOdds } from '@ikka/sports/rules';
import { useEffect, useRef, useState } from 'react';
import classes from './OddsButton.module.css';
import { useOddsFormat } from './use-book.ts';

/** How long a change of the odds is marked. */
const markMs = 800;

/** Which way the odds have just moved; null a moment later. */
function useMove(odds: string | null): 'up' | 'down' | null {
  const before = useRef(odds);
  const [move, setMove] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = odds;
    if (last === null || odds === null || last === odds) return;
    setMove(Number(odds) > Number(last) ? 'up' : 'down');
    const timer = setTimeout(() => setMove(null), markMs);
    return () => clearTimeout(timer);
  }, [odds]);
  return move;
}

/** Odds in the player's format. */
export function OddsText({ odds }: { odds: string }) {
  return <bdi dir="ltr">{useShownOdds(odds)}</bdi>;
}

function useShownOdds(odds: string): string {
  const format = useOddsFormat();
  const read = readOdds(odds);
  return read === null ? odds : printOdds(read, format);
}

/** The odds of an outcome, which a press puts into the slip. */
export function OddsButton({
  label,
  odds,
  isOpen,
  isChosen,
  hasLabel = true,
  onPress,
}: {
  label: string;
  odds: string | null;
  isOpen: boolean;
  isChosen: boolean;
  /** Without one the label is only read aloud. */
  hasLabel?: boolean;
  onPress: () => void;
}) {
  const move = useMove(odds);
  const isOffered = isOpen && odds !== null;
  const shown = useShownOdds(odds ?? '–');
  return (
    <button
      type="button"
      className={classes.odds}
      data-testid="odds"
      data-move={move ?? undefined}
      data-plain={hasLabel ? undefined : true}
      aria-pressed={isChosen}
      // What stands in the button names it; only where the label does not is it said beside the odds.
      aria-label={hasLabel ? undefined : `${label} ${shown}`}
      disabled={!isOffered && !isChosen}
      onClick={onPress}
    >
      {hasLabel ? <span className={classes.label}>{label}</span> : null}
      <strong>{odds === null || (!isOpen && !isChosen) ? '–' : <OddsText odds={odds} />}</strong>
    </button>
  );
}
