import { formatMoney } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import {
  type GameStage,
  mount,
  prefersReducedMotion,
  type StageModule,
  watchReducedMotion,
} from '@ikka/stage-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Play } from '../round/play.ts';

export type StageLoad =
  | { readonly kind: 'loading'; readonly done: number }
  | { readonly kind: 'ready'; readonly stage: GameStage }
  | { readonly kind: 'failed' };

/**
 * Keeps a stage mounted in the host and connected to the play. It is mounted anew when the language or the wish for
 * less motion changes, and when the graphics context was lost; the play then rests on its last round.
 */
export function useStage(host: RefObject<HTMLElement | null>, play: Play, game: StageModule): StageLoad {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [load, setLoad] = useState<StageLoad>({ kind: 'loading', done: 0 });
  const [life, setLife] = useState(0);
  const isLoaded = useRef(false);

  useEffect(() => watchReducedMotion(() => setLife((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new life mounts the same stage again
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const { currency, server } = play.snapshot();
    const say = i18n.getFixedT(language, game.guide.texts) as unknown as (
      key: string,
      values?: Record<string, string | number>,
    ) => string;
    const unmount = mount(
      () =>
        game.createStage({
          host: element,
          language,
          text: say,
          money: (amount) =>
            formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol }),
          reducedMotion: prefersReducedMotion(),
          onProgress: (done) => {
            if (!isLoaded.current) setLoad({ kind: 'loading', done });
          },
          onState: (stageState) => play.report({ stageState }),
          onShown: (won) => play.report({ won }),
          onFreeSpin: (freeSpin) => play.report({ freeSpin }),
          onChoose: (choice) => play.choose(choice),
          onAct: (action) => play.act(action),
          onContextRestored: () => setLife((count) => count + 1),
        }),
      (stage) => {
        isLoaded.current = true;
        setLoad({ kind: 'ready', stage });
        play.setStage(stage);
      },
      (error) => {
        console.error(error);
        setLoad({ kind: 'failed' });
      },
    );
    return () => {
      play.setStage(null);
      unmount();
    };
  }, [host, play, game, i18n, language, life]);

  return load;
}
