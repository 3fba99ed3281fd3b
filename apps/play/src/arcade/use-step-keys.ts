import { useEffect } from 'react';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { keyOf } from './hotkeys.ts';
import { useGuide } from './use-guide.ts';

/** Keys that do the next step of an open round, for those who turned hotkeys on. What cannot be paid is not done. */
export function useStepKeys(isOn: boolean): void {
  const play = usePlay();
  const { steps } = useGuide();
  const { open, phase, balance } = usePlaySnapshot();
  useEffect(() => {
    if (!isOn || !steps || !open || phase !== 'open') return;
    const options = steps.options(open).filter(({ stake }) => (stake ?? 0n) <= balance);
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event, event.target instanceof Element ? event.target : null);
      const option = options.find((one) => one.key !== undefined && one.key === key);
      if (option) play.act(option.act());
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [isOn, steps, open, phase, balance, play]);
}
