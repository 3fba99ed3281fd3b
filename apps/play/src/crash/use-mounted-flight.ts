import { createFlightStage, type FlightStage } from '@ikka/crash/stage';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { mount } from '@ikka/stage-kit';
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';

export type FlightStageLoad =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stage: FlightStage };

/**
 * Keeps a stage of flights mounted in the host, by the clock `now`. It is mounted anew when the language or the wish for less
 * motion changes, and when the graphics context was lost.
 */
export function useMountedFlight(host: RefObject<HTMLElement | null>, now: () => number): FlightStageLoad {
  const { i18n } = useTranslation('crash');
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [load, setLoad] = useState<FlightStageLoad>({ kind: 'loading' });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const say = i18n.getFixedT(language, 'crash') as unknown as (key: string, values?: object) => string;
    return mount(
      (again) =>
        createFlightStage({ host: element, text: say, now, reducedMotion, onContextRestored: again }),
      {
        onReady: (stage) => setLoad({ kind: 'ready', stage }),
        onGone: () => setLoad({ kind: 'loading' }),
        onFailed(error) {
          console.error(error);
          setLoad({ kind: 'failed' });
        },
      },
    );
  }, [host, now, i18n, language, reducedMotion]);
  return load;
}
