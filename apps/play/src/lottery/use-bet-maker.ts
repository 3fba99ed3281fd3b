import { type SlipUnitPrice, slipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { type Game, type Part, type Play, playOf } from '@ikka/lottery/rules';
import { formatAmount } from '@ikka/money';
import { useMemo, useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { atRandom, type Draft, emptyDraft, lineOfDraft, toggled } from './bet-draft.ts';
import { chanceBelow } from './chance.ts';
import { type ChaseDraft, planChase } from './chase/plan-chase.ts';
import { useFollowing } from './chase/use-chases.ts';
import { type KeptLine, withFavourite } from './desk-memory.ts';
import { factOf, firstOverCap, numberOfFact } from './hot-numbers.ts';
import { draftOfLine, itemsNow, keepDraft } from './slip-items.ts';
import { type DeskGame, type Sheet, useDesk, useSlipsChanged } from './use-desk.ts';
import type { useMemory } from './use-memory.ts';

const usualUnit = '10.00';
const multipleMost = slipLimits.multipleMost;

/** Bet types that are understood at once: the desk opens with the first of them that there is. */
const easyPlays = ['DWD', 'LO2', 'HZ', 'RX2', 'BIG', 'RXS2'];

export type BetMaker = ReturnType<typeof useBetMaker>;

/** A bet in the making: its type, its numbers, what a unit costs, and the slip that it goes on. */
export function useBetMaker({
  game,
  rules,
  sheet,
  firstPlay,
  memory: [memory, remember],
  isLate,
  isAhead,
  hot,
}: {
  game: DeskGame;
  rules: Game;
  sheet: Sheet;
  /** The bet type that the address asks for. */
  firstPlay: string | null;
  memory: ReturnType<typeof useMemory>;
  /** Sales of the issue are over. */
  isLate: boolean;
  /** Sales of the issue have yet to begin; a chase may start with it all the same. */
  isAhead: boolean;
  /** By fact what may still be won, of numbers that are nearly sold out. */
  hot: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { play: desk } = useDesk();
  const { currency, balance } = usePlaySnapshot();
  const slipsChanged = useSlipsChanged();
  const plays = useMemo(
    () => sheet.plays.flatMap(({ play }): Play | [] => playOf(rules.shape, play) ?? []),
    [sheet.plays, rules.shape],
  );
  const [code, setCode] = useState(() => {
    const wanted = [firstPlay, memory.plays[game.code], ...easyPlays];
    return wanted.find((one) => plays.some((play) => play.code === one)) ?? plays[0]?.code ?? '';
  });
  const play = plays.find((one) => one.code === code) ?? (plays[0] as Play);
  const odds = sheet.plays.find((one) => one.play === play.code)?.odds ?? {};
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(play));
  const [row, setRow] = useState(0);
  const [price, setPrice] = useState<SlipUnitPrice>(
    rules.mode === 'SEA' ? { unitStake: usualUnit } : { mode: 'YUAN', multiple: 5 },
  );
  const [lines, setLines] = useState<readonly KeptLine[]>([]);
  const [editing, setEditing] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  /** What was placed last, in words. */
  const [placed, setPlaced] = useState<string | null>(null);
  const [chase, setChase] = useState<ChaseDraft | null>(null);
  const following = useFollowing(game.code, game.issue?.number, chase !== null).data ?? [];

  const made = lineOfDraft({ game: rules, play, odds }, draft, price, currency);
  const kept = made === null ? null : keepDraft(play, draft, price);
  const items = useMemo(
    () => itemsNow(rules, lines, sheet.plays, currency),
    [rules, lines, sheet.plays, currency],
  );
  // With nothing on the slip the bet that is being made can be placed at once.
  const sent = items.length > 0 ? items : made?.isOpen && kept ? [{ kept, at: 0, play, quote: made }] : [];
  const stake = sent.reduce((sum, { quote }) => sum + quote.stake, 0n);
  const steps = chase === null || sent.length === 0 ? [] : planChase(chase, following, stake);
  const total = chase === null ? stake : (steps.at(-1)?.until ?? 0n);
  // Of a chase the draw on sale is charged now.
  const now = chase === null ? stake : (steps[0]?.stake ?? 0n);
  const over = firstOverCap(
    sent.map(({ quote }) => quote),
    (fact) => {
      const left = hot.get(fact);
      return left === undefined ? null : amountOf(left, currency);
    },
  );
  const greatest = sent.reduce((sum, { quote }) => sum + quote.greatest, 0n);
  const [least, most] = [amountOf(sheet.stakeMin, currency), amountOf(sheet.stakeMax, currency)];
  const last = memory.last[game.code] ?? [];
  const whyNot = (): string | null => {
    if (sent.length === 0) return null;
    if (game.issue === null || isLate) return t('drawing');
    if (isAhead && chase === null) return t('awaited');
    if (chase !== null && steps.length === 0) return t('drawing');
    if (now < least || now > most) return t('outOfRange', { min: sheet.stakeMin, max: sheet.stakeMax });
    if (over !== null)
      return t('overCap', { number: numberOfFact(over.fact), amount: formatAmount(over.left, currency) });
    return now > balance ? t('short') : null;
  };

  function choosePlay(next: string) {
    const chosen = plays.find((one) => one.code === next);
    if (chosen === undefined || next === code) return;
    setCode(next);
    setDraft(emptyDraft(chosen));
    setRow(0);
    setEditing(null);
    remember((before) => ({ ...before, plays: { ...before.plays, [game.code]: next } }));
  }

  const put = (more: readonly KeptLine[]) => {
    setPlaced(null);
    setLines((before) => [...before, ...more].slice(0, slipLimits.linesMost));
  };

  return {
    plays,
    play,
    odds,
    choosePlay,
    /** The bet type that lies so many places on, around the end. */
    stepPlay(by: number) {
      const at = plays.indexOf(play);
      choosePlay(plays[(at + by + plays.length) % plays.length]?.code ?? code);
    },
    draft,
    setDraft,
    row,
    setRow,
    toggle: (at: number, symbol: string) => setDraft(toggled(draft, play, at, symbol)),
    pickRandom: () => setDraft(atRandom(play, chanceBelow)),
    clear: () => setDraft(emptyDraft(play)),
    price,
    setPrice,
    /** More or fewer times, or a tenth part of the stake of a unit. */
    stepMultiple(by: number) {
      if (!('mode' in price)) return;
      setPrice({ ...price, multiple: Math.min(multipleMost, Math.max(1, price.multiple + by)) });
    },
    made,
    items,
    editing,
    isFull: lines.length >= slipLimits.linesMost,
    add() {
      if (kept === null || made?.isOpen !== true) return;
      if (editing === null) put([kept]);
      else setLines(lines.map((line, at) => (at === editing ? kept : line)));
      setEditing(null);
      setDraft(emptyDraft(play));
    },
    addRandom(count: number) {
      put(
        Array.from({ length: count }, () => keepDraft(play, atRandom(play, chanceBelow), price)).flatMap(
          (line) => line ?? [],
        ),
      );
    },
    addLines: put,
    /** Takes a line of the slip, by its place among all that were kept, back to the pads. */
    edit(at: number) {
      const line = lines[at];
      const read = line && draftOfLine(rules, line);
      if (!line || !read) return;
      setCode(read.play.code);
      setDraft(read.draft);
      setPrice(line.price);
      setEditing(at);
    },
    stopEditing() {
      setEditing(null);
      setDraft(emptyDraft(play));
    },
    remove(at: number) {
      setLines(lines.filter((_, place) => place !== at));
      setEditing(null);
    },
    clearSlip() {
      setLines([]);
      setEditing(null);
    },
    repeatLast: last.length === 0 ? null : () => put(last),
    favourites: memory.favourites.filter((one) => one.game === game.code),
    saveFavourite: () =>
      remember((before) => withFavourite(before, { game: game.code, lines: items.map((item) => item.kept) })),
    total,
    greatest,
    chase,
    setChase,
    steps,
    /** So many draws are known ahead. */
    drawsMost: Math.max(1, following.length),
    /** What may still be won by a number of a pad, in words; null while there is enough of it. */
    leftOf(part: Part, symbol: string): string | null {
      const fact = factOf(play, part, symbol);
      const left = fact === null ? undefined : hot.get(fact);
      return left === undefined ? null : t('hotLeft', { number: symbol, amount: left });
    },
    sent,
    why: whyNot(),
    isSending,
    placed,
    async place() {
      if (isSending || game.issue === null || sent.length === 0 || whyNot() !== null) return;
      setSending(true);
      const bet = {
        game: game.code,
        lines: sent.map(({ quote }) => quote.line),
        group: sheet.group?.chosen ?? null,
      };
      const done =
        chase === null
          ? await desk.place({ ...bet, issue: game.issue.number })
          : await desk.placeChase({
              ...bet,
              steps: steps.map(({ issue, multiple }) => ({ issue, multiple })),
              stopsAfterWin: chase.stopsAfterWin,
            });
      setSending(false);
      slipsChanged();
      if (done === null) return;
      setPlaced(
        'issue' in done
          ? t('placed', { issue: done.issue })
          : t('chase.placed', { count: done.steps.length }),
      );
      setChase(null);
      remember((before) => ({
        ...before,
        last: { ...before.last, [game.code]: sent.map((item) => item.kept) },
      }));
      setLines([]);
      setEditing(null);
      if (items.length === 0) setDraft(emptyDraft(play));
    },
  };
}
