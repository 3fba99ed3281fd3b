import { hallOf } from '@ikka/darya/rules';
import { createDaryaStage, type DaryaStage } from '@ikka/darya/stage';
import { formatMoney } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { mount } from '@ikka/stage-kit';
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';
import { useDarya, useDaryaSnapshot } from './use-darya.ts';

export type DaryaStageLoad =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stage: DaryaStage };

/** Keeps the stage mounted in the host, at what the room shows and the player wants. */
export function useDaryaStage(host: RefObject<HTMLElement | null>, isBusy: boolean): DaryaStageLoad {
  const { play, clock } = useDarya();
  const { i18n } = useTranslation('darya');
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [load, setLoad] = useState<DaryaStageLoad>({ kind: 'loading' });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const say = i18n.getFixedT(language, 'darya') as unknown as (key: string, values?: object) => string;
    const { currency, server } = play.snapshot();
    const hall = hallOf(server.game.gameId);
    if (hall === undefined) throw new Error(`${server.game.gameId} is no hall`);
    return mount(
      (again) =>
        createDaryaStage({
          host: element,
          hall,
          text: say,
          now: clock.now,
          reducedMotion,
          onProgress: () => undefined,
          onTrigger: play.trigger,
          onContextRestored: again,
        }),
      {
        onReady(stage) {
          setLoad({ kind: 'ready', stage });
          play.show({
            fire: stage.fire,
            froze: stage.froze,
            caught: ({ payout, ...one }) =>
              stage.caught({
                ...one,
                amount:
                  payout === null
                    ? null
                    : `+${formatMoney(formatAmount(payout, currency), server.currency, { symbol: server.currencySymbol })}`,
              }),
          });
        },
        onGone() {
          play.show(null);
          setLoad({ kind: 'loading' });
        },
        onFailed(error) {
          console.error(error);
          setLoad({ kind: 'failed' });
        },
      },
    );
  }, [host, play, clock, i18n, language, reducedMotion]);

  const stage = load.kind === 'ready' ? load.stage : null;
  const { room, isAuto, isLocking, weapon, phase } = useDaryaSnapshot();
  const scene = room?.scene ?? null;
  const own = room?.me?.seat ?? null;
  const seats = room?.seats;
  useEffect(() => {
    stage?.setSeats((seats ?? []).map((one) => ({ ...one, isOwn: one.seat === own })));
  }, [stage, seats, own]);
  useEffect(() => {
    stage?.show(scene === null ? null : { ...scene, openedAt: Date.parse(scene.openedAt) });
  }, [stage, scene]);
  const isOn = own !== null && phase !== 'ended' && !isBusy;
  useEffect(() => {
    stage?.setAim({ isAuto: isAuto && isOn, isLocking, weapon, isOn });
  }, [stage, isAuto, isLocking, weapon, isOn]);
  return load;
}
