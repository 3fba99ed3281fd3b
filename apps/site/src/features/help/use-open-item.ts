import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Which text is open is the hash of the address, so that it can be shared and goes back. An address that was followed
 * scrolls to its text; a text that was pressed stays where it is while the one above it closes.
 */
export function useOpenItem(isReady: boolean) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const pressed = useRef<{ key: string; top: number; hash: string } | null>(null);

  function toggle(key: string, isOpen: boolean) {
    const next = isOpen ? '' : key;
    pressed.current = { key, top: topOf(key), hash: next };
    void navigate({
      to: '.',
      search: true,
      hash: next,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }

  useLayoutEffect(() => {
    const press = pressed.current;
    if (press?.hash === hash) window.scrollBy({ top: topOf(press.key) - press.top, behavior: 'instant' });
  }, [hash]);

  useEffect(() => {
    if (!isReady) return;
    const press = pressed.current;
    pressed.current = null;
    if (hash === '' || press?.hash === hash) return;
    const target = document.getElementById(hash);
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
    target?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash, isReady]);

  return { hash, toggle };
}

const topOf = (key: string): number => document.getElementById(key)?.getBoundingClientRect().top ?? 0;
