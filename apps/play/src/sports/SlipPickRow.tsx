import { useBookWords } from '@ikka/sports/words';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { OddsText } from './OddsButton.tsx';
import { StakeField } from './StakeField.tsx';
import classes from './slip.module.css';
import { pickKey, type Quote, type SlipChange, type SlipPick } from './slip.ts';

/** A selection of the slip, with the odds that its player has agreed to and those of this moment. */
export function SlipPickRow({
  pick,
  quoted,
  moved,
  hasStake,
  hasBanker,
  lines,
  change,
}: {
  pick: SlipPick;
  quoted: Quote['selections'][number] | undefined;
  moved: string | null;
  hasStake: boolean;
  /** Whether it may be made one that every line has. */
  hasBanker: boolean;
  /** Of a single on it: two where it is each way. */
  lines: 1 | 2;
  change: (by: SlipChange) => void;
}) {
  const { t, matchName, marketName, outcomeName } = useBookWords();
  const key = pickKey(pick);
  const isClosed = quoted !== undefined && quoted.state !== 'open';
  return (
    <li className={classes.pick} data-closed={isClosed || undefined}>
      <div className={classes.pickHead}>
        <strong>{outcomeName(pick.market, pick.outcome, pick.fixture, pick.outcomeName)}</strong>
        <span className={classes.pickOdds}>
          {moved === null ? null : (
            <s>
              <OddsText odds={pick.odds} />
            </s>
          )}
          <b data-moved={moved === null ? undefined : Number(moved) > Number(pick.odds) ? 'up' : 'down'}>
            <OddsText odds={moved ?? pick.odds} />
          </b>
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={t('remove')}
          onClick={() => change({ type: 'remove', key })}
        >
          <IconX size={15} />
        </ActionIcon>
      </div>
      <small>
        {marketName(pick.market, pick.fixture)} · {matchName(pick.fixture)}
      </small>
      {quoted?.eachWay == null ? null : <small>{t('eachWay.terms', quoted.eachWay)}</small>}
      {isClosed ? <em>{t(quoted.state === 'suspended' ? 'suspended' : 'closed')}</em> : null}
      {hasBanker ? (
        <Checkbox
          size="xs"
          label={t('banker')}
          title={t('bankerHint')}
          checked={pick.isBanker}
          onChange={() => change({ type: 'banker', key })}
        />
      ) : null}
      {hasStake ? (
        <StakeField
          label={t('stake')}
          value={pick.stake}
          most={quoted?.stakeMax ?? null}
          lines={lines}
          onChange={(stake) => change({ type: 'stake', key, stake })}
        />
      ) : null}
    </li>
  );
}
