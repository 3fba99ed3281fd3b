import { formatMoney } from '@ikka/i18n';
import { gameTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { type GameStage, mount, type StageModule } from '@ikka/stage-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Play } from '../round/play.ts';
import type { PlaySnapshot, ServerState } from '../round/play-state.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export type StageLoad =
  | { readonly kind: 'loading'; readonly done: number }
  | { readonly kind: 'ready'; readonly stage: GameStage }
  | { readonly kind: 'failed' };

/** Whom a stage is shown for: in whose money, and who hears what it reports. */
export interface StageKeeper extends Pick<Play, 'report' | 'choose' | 'act' | 'setStage'> {
  snapshot(): Pick<PlaySnapshot, 'currency'> & {
    readonly server: Pick<ServerState, 'currency' | 'currencySymbol'>;
  };
}

/**
 * Keeps a stage mounted in the host and connected to the play. It is mounted anew when the language or the wish for
 * less motion changes, and when the graphics context was lost; the play then rests on its last round.
 */
export function useStage(
  host: RefObject<HTMLElement | null>,
  play: StageKeeper,
  game: StageModule,
): StageLoad {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [load, setLoad] = useState<StageLoad>({ kind: 'loading', done: 0 });
  const isLoaded = useRef(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const { currency, server } = play.snapshot();
    const { say } = gameTexts(i18n, language, game.guide.texts);
    return mount(
      (again) =>
        game.createStage({
          host: element,
          language,
          text: say,
          money: (amount) =>
            formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol }),
          reducedMotion,
          onProgress: (done) => {
            if (!isLoaded.current) setLoad({ kind: 'loading', done });
          },
          onState: (stageState) => play.report({ stageState }),
          onShown: (won) => play.report({ won }),
          onFreeSpin: (freeSpin) => play.report({ freeSpin }),
          onChoose: (choice) => play.choose(choice),
          onAct: (action) => play.act(action),
          onPrepare: (prepared) => play.report({ prepared }),
          onContextRestored: again,
        }),
      {
        onReady(stage) {
          isLoaded.current = true;
          setLoad({ kind: 'ready', stage });
          play.setStage(stage);
        },
        onGone: () => play.setStage(null),
        onFailed(error) {
          console.error(error);
          setLoad({ kind: 'failed' });
        },
      },
    );
  }, [host, play, game, i18n, language, reducedMotion]);

  return load;
}
