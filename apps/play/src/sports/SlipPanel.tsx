import { type AcceptPolicy, acceptPolicies, calls } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { useBookWords } from '@ikka/sports/words';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { client } from '../session/client.ts';
import { isRefused } from './create-sports-play.ts';
import { SlipPickRow } from './SlipPickRow.tsx';
import { StakeField } from './StakeField.tsx';
import classes from './slip.module.css';
import {
  isRelated,
  movedOdds,
  pickKey,
  quotedOf,
  type Slip,
  type SlipChange,
  sizesOf,
  systemsFor,
  toSelection,
} from './slip.ts';
import { betsOf, costOf, returnOfSlip } from './slip-bets.ts';
import { useBetsChanged, useBook } from './use-book.ts';

const quoteMs = 2_000;

/** What the house says of the slip now. */
function useQuote(slip: Slip) {
  const selections = slip.picks.map(toSelection);
  const sizes = slip.mode === 'single' && slip.picks.length > 1 ? [slip.picks.length] : [...sizesOf(slip)];
  return useQuery({
    queryKey: [
      'sports',
      'quote',
      selections.map(({ fixture, market, outcome }) => [fixture, market, outcome]),
      sizes,
    ],
    enabled: selections.length > 0,
    refetchInterval: quoteMs,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await client.call(calls.sports.sportsQuote, { body: { selections, sizes } });
      if (!answer.ok) throw new Error(answer.code);
      return answer.value;
    },
  });
}

/** The slip: what is selected, what it costs and returns, and the button that places it. */
export function SlipPanel({ slip, change }: { slip: Slip; change: (by: SlipChange) => void }) {
  const { t } = useBookWords();
  const { play } = useBook();
  const { currency, balance } = usePlaySnapshot();
  const changed = useBetsChanged();
  const quote = useQuote(slip).data;
  const [sending, setSending] = useState(0);
  const [message, setMessage] = useState<{ readonly text: string; readonly isGood: boolean } | null>(null);
  const related = isRelated(slip);
  const moved = movedOdds(slip, quote);
  const bets = betsOf(slip, currency);
  const cost = costOf(bets);
  const returns = returnOfSlip(bets);
  const systems = systemsFor(slip.picks.length);
  const isBlocked = slip.mode !== 'single' && related;
  const hasClosed = slip.picks.some((pick) => {
    const state = quotedOf(pick, quote)?.state;
    return state !== undefined && state !== 'open';
  });
  const mustAgree = moved.size > 0 && slip.accept !== 'any';
  const why = isBlocked ? t('related') : cost > balance ? t('short') : null;

  async function place() {
    setSending(bets.length);
    setMessage(null);
    let placed = 0;
    for (const bet of bets) {
      const answer = await play.place(bet.toPlace);
      setSending((left) => left - 1);
      if (isRefused(answer)) {
        setMessage({ text: answer.message, isGood: false });
        continue;
      }
      placed += 1;
      for (const key of bet.keys) change({ type: 'remove', key });
    }
    setSending(0);
    changed();
    if (placed === bets.length) {
      change({ type: 'clear' });
      setMessage({ text: t('placed', { count: placed }), isGood: true });
    }
  }

  if (slip.picks.length === 0) {
    return (
      <section className={classes.slip} data-testid="slip" data-picks={0} aria-label={t('slip')}>
        <Placed message={message} />
        <p className={classes.empty}>
          <strong>{t('slipEmpty')}</strong>
          {t('slipEmptyHint')}
        </p>
      </section>
    );
  }
  return (
    <section
      className={classes.slip}
      data-testid="slip"
      data-picks={slip.picks.length}
      aria-label={t('slip')}
    >
      <header>
        <SegmentedControl
          size="xs"
          value={slip.mode}
          onChange={(mode) => change({ type: 'mode', mode: mode as Slip['mode'] })}
          data={[
            { value: 'single', label: t('mode.single') },
            { value: 'multiple', label: t('mode.multiple'), disabled: slip.picks.length < 2 },
            { value: 'system', label: t('mode.system'), disabled: systems.length === 0 },
          ]}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          aria-label={t('clear')}
          title={t('clear')}
          onClick={() => change({ type: 'clear' })}
        >
          <IconTrash size={16} />
        </Button>
      </header>
      <ol className={classes.picks}>
        {slip.picks.map((pick) => (
          <SlipPickRow
            key={pickKey(pick)}
            pick={pick}
            quoted={quotedOf(pick, quote)}
            moved={moved.get(pickKey(pick)) ?? null}
            hasStake={slip.mode === 'single'}
            change={change}
          />
        ))}
      </ol>
      {slip.mode === 'system' ? (
        <Select
          label={t('systemLabel')}
          value={slip.system}
          allowDeselect={false}
          onChange={(system) => change({ type: 'system', system: system ?? '' })}
          data={systems.map(({ code, name }) => ({
            value: code,
            label: name === null ? t('everyLine', { of: code.replace('/', ' / ') }) : t(`system.${name}`),
          }))}
        />
      ) : null}
      {slip.mode === 'single' ? null : (
        <StakeField
          label={slip.mode === 'system' ? t('stakePerLine', { count: quote?.slip?.lines ?? 0 }) : t('stake')}
          value={slip.stake}
          most={quote?.slip?.stakeMax ?? null}
          lines={slip.mode === 'system' ? (quote?.slip?.lines ?? 1) : 1}
          onChange={(stake) => change({ type: 'stake', key: null, stake })}
        />
      )}
      <dl className={classes.sums}>
        <dt>{t('totalStake')}</dt>
        <dd>
          <Amount value={cost} />
        </dd>
        <dt>{t('returns')}</dt>
        <dd data-testid="returns">
          <Amount value={returns} tone="win" />
        </dd>
      </dl>
      <Select
        size="xs"
        label={t('acceptLabel')}
        value={slip.accept}
        allowDeselect={false}
        onChange={(accept) => change({ type: 'accept', accept: accept as AcceptPolicy })}
        data={acceptPolicies.map((value) => ({ value, label: t(`accept.${value}`) }))}
      />
      <Placed message={message} />
      {why === null ? null : (
        <p className={classes.why} role="status">
          {why}
        </p>
      )}
      {mustAgree ? (
        <Button variant="default" fullWidth onClick={() => change({ type: 'agree', odds: moved })}>
          {t('agree')}
        </Button>
      ) : null}
      <Button
        size="md"
        fullWidth
        loading={sending > 0}
        disabled={bets.length === 0 || why !== null || hasClosed || mustAgree}
        onClick={() => void place()}
        data-testid="place"
      >
        {bets.length === 0
          ? t('enterStake')
          : t('place', { amount: formatAmount(cost, currency), count: bets.length })}
      </Button>
      {sending > 0 && slip.picks.some(({ fixture }) => fixture.stage !== 'scheduled') ? (
        <p className={classes.hint} role="status">
          {t('confirming')}
        </p>
      ) : null}
    </section>
  );
}

function Placed({ message }: { message: { readonly text: string; readonly isGood: boolean } | null }) {
  if (message === null) return null;
  return (
    <p className={message.isGood ? classes.good : classes.why} role="status" data-testid="slip-message">
      {message.text}
    </p>
  );
}
