import { useEffect, useRef } from 'react';

/**
 * Focuses what is marked `data-autofocus` when a part of a dialog comes: after a wait or in the place of another part, when
 * the dialog's own first focus has passed.
 */
export function useFirstFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return part;
}
