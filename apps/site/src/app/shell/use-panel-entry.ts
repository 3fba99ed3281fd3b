import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { usePanel } from './use-panel.ts';

/**
 * What an entry with a panel hears, and what its button tells: a resting mouse opens the panel, Escape closes it and gives
 * the focus back to the button, and so does leaving it by keyboard, without that.
 */
export function usePanelEntry<Name extends string>(name: Name, panel: ReturnType<typeof usePanel<Name>>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = panel.open === name;
  return {
    id,
    isOpen,
    entry: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          panel.close();
          button.current?.focus();
        } else if (event.key === 'ArrowDown' && !isOpen) {
          event.preventDefault();
          panel.show(name);
          button.current?.focus();
        }
      },
      onBlur(event: FocusEvent) {
        const goesTo = event.relatedTarget;
        if (isOpen && goesTo instanceof Node && !event.currentTarget.contains(goesTo)) panel.close();
      },
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') panel.rest(name);
      },
    },
    toggle: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => panel.toggle(name),
    },
  };
}
