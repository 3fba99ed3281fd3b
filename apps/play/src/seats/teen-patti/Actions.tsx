import { Checkbox } from '@mantine/core';
import { ActButton } from '../ActButton.tsx';
import actions from '../actions.module.css';
import { isAsked, type SeatView } from '../seat-snapshot.ts';
import { useKeys } from '../use-keys.ts';
import { useNames } from '../use-names.ts';
import { useSeatSnapshot, useSeats } from '../use-seats.ts';
import { useWish } from '../use-wish.ts';
import { handOf, ownPlayer } from './hand-of.ts';
import { grant, keysOf, type Move, movesIn, type Wish } from './moves.ts';
import { useTeenPattiWords } from './use-words.ts';

/** What one can do now; before one's turn, what to do as soon as it comes. */
export function Actions({ view }: { view: SeatView }) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const hand = handOf(view);
  const [wish, setWish] = useWish<Wish>((one) =>
    hand === null ? 'over' : grant(one, { hand: view.no, stake: hand.stake, moves: hand.moves }),
  );
  const moves = movesIn(hand?.moves ?? null);
  useKeys(isSending ? [] : moves.map((one) => ({ code: keysOf[one.name], press: () => play.act(one.act) })));
  if (hand === null) return null;
  if (!isAsked(view)) return <Before view={view} wish={wish} onWish={setWish} />;
  return (
    <div className={actions.groups} data-testid="moves">
      {hand.sideShow === null ? null : <AskedFor view={view} by={hand.sideShow.by} />}
      {[moves.filter(({ name }) => !bets.has(name)), moves.filter(({ name }) => bets.has(name))].map(
        (group) =>
          group.length === 0 ? null : (
            <div key={group[0]?.name} className={actions.row}>
              {group.map((one) => (
                <MoveButton key={one.name} move={one} isBusy={isSending} onPress={() => play.act(one.act)} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}

/** What stands nearest to the thumb. */
const bets: ReadonlySet<Move['name']> = new Set(['least', 'raise', 'allIn']);

const tones: Partial<Record<Move['name'], 'main' | 'strong' | 'bad'>> = {
  pack: 'bad',
  refuse: 'bad',
  least: 'main',
  raise: 'strong',
  accept: 'main',
  allIn: 'main',
};

function MoveButton({ move, isBusy, onPress }: { move: Move; isBusy: boolean; onPress: () => void }) {
  const { t, brief } = useTeenPattiWords();
  const { name, bet, amount } = move;
  const label =
    name === 'least'
      ? t(bet === 'blind' ? 'move.blind' : 'move.chaal')
      : name === 'raise'
        ? t('move.raise')
        : t(`move.${name}`);
  return (
    <ActButton
      label={label}
      amount={amount === null ? null : brief(amount)}
      keyName={keysOf[name].slice(3)}
      tone={tones[name] ?? 'plain'}
      disabled={isBusy}
      testId={`move-${name}`}
      onPress={onPress}
    />
  );
}

function AskedFor({ view, by }: { view: SeatView; by: number }) {
  const { t } = useTeenPattiWords();
  const nameOf = useNames();
  return <p className={actions.note}>{t('askedSideShow', { name: nameOf(view, by) })}</p>;
}

/** While others play: see one's cards, and choose what to do when it is one's turn. */
function Before({
  view,
  wish,
  onWish,
}: {
  view: SeatView;
  wish: Wish | null;
  onWish: (wish: Wish | null) => void;
}) {
  const { t } = useTeenPattiWords();
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const hand = handOf(view);
  const own = ownPlayer(view);
  if (hand === null || own === undefined || own.isPacked || view.hand?.result != null) return null;
  const choices = [
    ['pack', t('before.pack')],
    ['least', t(own.isSeen ? 'before.chaal' : 'before.blind')],
  ] as const;
  return (
    <div className={actions.row} data-testid="before">
      {hand.moves?.see ? (
        <ActButton
          label={t('move.see')}
          amount={null}
          keyName="S"
          tone="plain"
          disabled={isSending}
          testId="move-see"
          onPress={() => play.act({ type: 'see' })}
        />
      ) : null}
      {choices.map(([kind, label]) => (
        <Checkbox
          key={kind}
          className={actions.wish ?? ''}
          label={label}
          checked={wish?.kind === kind}
          onChange={({ currentTarget }) =>
            onWish(currentTarget.checked ? { kind, hand: view.no, stake: hand.stake } : null)
          }
        />
      ))}
    </div>
  );
}
