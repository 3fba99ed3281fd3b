import { type SlipUnitPrice, slipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { type Game, type Play, playOf } from '@ikka/lottery/rules';
import { useMemo, useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { atRandom, type Draft, emptyDraft, lineOfDraft, toggled } from './bet-draft.ts';
import { chanceBelow } from './chance.ts';
import { type KeptLine, withFavourite } from './desk-memory.ts';
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
}: {
  game: DeskGame;
  rules: Game;
  sheet: Sheet;
  /** The bet type that the address asks for. */
  firstPlay: string | null;
  memory: ReturnType<typeof useMemory>;
  /** Sales of the issue are over. */
  isLate: boolean;
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
  const [placed, setPlaced] = useState<string | null>(null);

  const made = lineOfDraft({ game: rules, play, odds }, draft, price, currency);
  const kept = made === null ? null : keepDraft(play, draft, price);
  const items = useMemo(
    () => itemsNow(rules, lines, sheet.plays, currency),
    [rules, lines, sheet.plays, currency],
  );
  // With nothing on the slip the bet that is being made can be placed at once.
  const sent = items.length > 0 ? items : made?.isOpen && kept ? [{ kept, at: 0, play, quote: made }] : [];
  const total = sent.reduce((sum, { quote }) => sum + quote.stake, 0n);
  const greatest = sent.reduce((sum, { quote }) => sum + quote.greatest, 0n);
  const [least, most] = [amountOf(sheet.stakeMin, currency), amountOf(sheet.stakeMax, currency)];
  const last = memory.last[game.code] ?? [];
  const whyNot = (): string | null => {
    if (sent.length === 0) return null;
    if (game.issue === null || isLate) return t('drawing');
    if (total < least || total > most) return t('outOfRange', { min: sheet.stakeMin, max: sheet.stakeMax });
    return total > balance ? t('short') : null;
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
    sent,
    why: whyNot(),
    isSending,
    placed,
    async place() {
      if (isSending || game.issue === null || sent.length === 0 || whyNot() !== null) return;
      setSending(true);
      const slip = await desk.place({
        game: game.code,
        issue: game.issue.number,
        lines: sent.map(({ quote }) => quote.line),
      });
      setSending(false);
      slipsChanged();
      if (slip === null) return;
      setPlaced(slip.issue);
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
