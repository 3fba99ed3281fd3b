import { type AcceptPolicy, calls, type SportsReferral } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../session/client.ts';
import { type BetToPlace, isRefused } from './create-sports-play.ts';
import type { Said } from './SlipMessage.tsx';
import classes from './slip.module.css';
import { useBetsChanged, useBook, useSecondsLeft } from './use-book.ts';

const askMs = 1_500;

/** Asks a trader to accept a stake above the limits, shows the answer, and places what was accepted. */
export function AskTrader({
  bet,
  asked,
  onAsked,
  onPlaced,
  say,
}: {
  bet: BetToPlace;
  asked: SportsReferral | null;
  onAsked: (asked: SportsReferral | null) => void;
  onPlaced: () => void;
  say: (said: Said | null) => void;
}) {
  const { t } = useBookWords();
  const { play } = useBook();
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    say(null);
    const { selections, sizes, stake, isEachWay } = bet;
    const body = { selections: [...selections], sizes: [...sizes], stake, isEachWay };
    const answer = await play.ask(body);
    setBusy(false);
    if ('message' in answer) return say({ text: answer.message, isGood: false });
    onAsked(answer);
  }

  if (asked === null) {
    return (
      <Button
        variant="default"
        fullWidth
        loading={isBusy}
        onClick={() => void ask()}
        data-testid="ask-trader"
      >
        {t('referral.ask', { amount: bet.stake })}
      </Button>
    );
  }
  return (
    <Asked
      key={asked.referralId}
      asked={asked}
      accept={bet.accept}
      onPlaced={onPlaced}
      onLeave={() => onAsked(null)}
      say={say}
    />
  );
}

/** An open request: waiting, answered or expired. */
function Asked({
  asked,
  accept,
  onPlaced,
  onLeave,
  say,
}: {
  asked: SportsReferral;
  accept: AcceptPolicy;
  onPlaced: () => void;
  onLeave: () => void;
  say: (said: Said | null) => void;
}) {
  const { t } = useBookWords();
  const { play } = useBook();
  const changed = useBetsChanged();
  const [isBusy, setBusy] = useState(false);
  const { referralId } = asked;
  const referral =
    useQuery({
      queryKey: ['sports', 'referral', referralId],
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askMs : false),
      initialData: asked,
      queryFn: async () => {
        const answer = await client.call(calls.sports.sportsReferral, { params: { referralId } });
        if (!answer.ok) throw new Error(answer.code);
        return answer.value;
      },
    }).data ?? asked;
  const seconds = useSecondsLeft(referral.until);
  const state = seconds === 0 && referral.state !== 'refused' ? 'expired' : referral.state;

  async function take() {
    setBusy(true);
    const answer = await play.takeReferral(referralId, accept);
    setBusy(false);
    changed();
    if (isRefused(answer)) return say({ text: answer.message, isGood: false });
    onPlaced();
  }

  return (
    <div className={classes.asked} role="status" data-testid="referral" data-state={state}>
      {state === 'offered' ? (
        <>
          <p>{t('referral.offered', { amount: referral.offer ?? '' })}</p>
          <Button fullWidth loading={isBusy} onClick={() => void take()} data-testid="take-referral">
            {t('referral.take', { amount: referral.offer ?? '', seconds })}
          </Button>
        </>
      ) : (
        <p>{t(`referral.${state}`, { seconds })}</p>
      )}
      {state === 'waiting' ? null : (
        <Button variant="subtle" size="compact-sm" onClick={onLeave}>
          {t('referral.leave')}
        </Button>
      )}
    </div>
  );
}
