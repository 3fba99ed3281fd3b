import { meldKind } from '@ikka/indian-rummy/rules';
import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn } from '@ikka/ui';
import { useCallback } from 'react';
import hud from '../../hud/Hud.module.css';
import classes from './indian-rummy.module.css';
import type { Groups } from './own-groups.ts';
import { useRummyWords } from './use-words.ts';

/** Cards in groups, each group with what it is; chosen ones stand higher. Without `onChoose` they are only looked at. */
export function HandCards({
  groups,
  wild,
  chosen = [],
  fresh = null,
  onChoose,
}: {
  groups: Groups;
  wild: number;
  chosen?: readonly number[];
  /** The card that was drawn. */
  fresh?: number | null;
  onChoose?: ((card: number) => void) | undefined;
}) {
  const { t } = useRummyWords();
  return (
    <div className={classes.hand} data-testid="own-cards">
      {groups.map((group) => {
        const kind = meldKind(group, wild);
        return (
          <div key={group.join()} className={classes.group} data-kind={kind ?? undefined}>
            <span className={classes.fan}>
              {group.map((card) => (
                <HandCard
                  key={card}
                  card={card}
                  isChosen={chosen.includes(card)}
                  isFresh={card === fresh}
                  onChoose={onChoose}
                />
              ))}
            </span>
            <small>{kind === null ? ' ' : t(`meld.${kind}`)}</small>
          </div>
        );
      })}
    </div>
  );
}

function HandCard({
  card,
  isChosen,
  isFresh,
  onChoose,
}: {
  card: number;
  isChosen: boolean;
  isFresh: boolean;
  onChoose: ((card: number) => void) | undefined;
}) {
  const draw = useCallback(() => drawCard(card), [card]);
  const face = (
    <>
      <span className={hud.spoken}>{cardText(card)}</span>
      <Drawn draw={draw} className={classes.face} />
    </>
  );
  if (onChoose === undefined) return <span className={classes.card}>{face}</span>;
  return (
    <button
      type="button"
      className={classes.card}
      aria-pressed={isChosen}
      data-card={card}
      data-fresh={isFresh || undefined}
      onClick={() => onChoose(card)}
    >
      {face}
    </button>
  );
}
