import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { hotkeyOf } from './hotkeys.ts';
import { useStake } from './use-stake.ts';

/** Keys that change the stake, for those who turned them on; the choice is remembered on this device. */
export function useHotkeys() {
  const [isOn, setOn] = useLocalStorage({ key: 'ikka.hotkeys', defaultValue: false });
  const { half, double, isFixed } = useStake();
  useEffect(() => {
    if (!isOn || isFixed) return;
    const onKey = (event: KeyboardEvent) => {
      const meaning = hotkeyOf(event, event.target instanceof Element ? event.target : null);
      if (meaning === 'half') half();
      if (meaning === 'double') double();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [isOn, isFixed, half, double]);
  return { isOn, setOn };
}
