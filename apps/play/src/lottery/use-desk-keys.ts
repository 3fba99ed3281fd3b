import { type RefObject, useEffect, useRef } from 'react';
import { padOf } from './bet-draft.ts';
import { deskKey, nothingTyped, type Typed, typeDigit } from './desk-keys.ts';
import type { BetMaker } from './use-bet-maker.ts';

/** Listens to the keys of the desk; answers where the pads stand, so that the marked row can take the focus. */
export function useDeskKeys(
  maker: BetMaker,
  { isOn, onHelp }: { isOn: boolean; onHelp: () => void },
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>(nothingTyped);
  useEffect(() => {
    function choose(digit: string) {
      const part = maker.play.grammar.parts[maker.row];
      const pad = part && padOf(part.alphabet);
      if (!pad) return;
      const next = typeDigit(typed.current, digit, performance.now(), pad);
      typed.current = next.typed;
      if (next.symbol !== null) maker.toggle(maker.row, next.symbol);
    }
    function enterRow(by: number) {
      const rows = maker.play.grammar.parts.length;
      const row = (maker.row + by + rows) % rows;
      maker.setRow(row);
      place.current?.querySelectorAll<HTMLElement>('fieldset')[row]?.querySelector('button')?.focus();
    }
    function onKey(event: KeyboardEvent) {
      const action = deskKey(event, event.target instanceof Element ? event.target : null);
      if (action === null || event.repeat || !(isOn || action.do === 'place')) return;
      // Nothing behind a dialog moves.
      if (document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      switch (action.do) {
        case 'digit':
          return choose(action.digit);
        case 'row':
          return enterRow(action.by);
        case 'type':
          return maker.stepPlay(action.by);
        case 'multiple':
          return maker.stepMultiple(action.by);
        case 'random':
          return maker.pickRandom();
        case 'clear':
          return maker.clear();
        case 'add':
          return maker.add();
        case 'repeat':
          return maker.repeatLast?.();
        case 'place':
          return void maker.place();
        case 'help':
          return onHelp();
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return place;
}
