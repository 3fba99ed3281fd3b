import { useBookWords } from '@ikka/sports/words';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { PlaceBets } from './PlaceBets.tsx';
import { SaveEdit } from './SaveEdit.tsx';
import { type Said, SlipMessage } from './SlipMessage.tsx';
import { SlipPickRow } from './SlipPickRow.tsx';
import classes from './slip.module.css';
import {
  eachWayOf,
  isRelated,
  movedOdds,
  pickKey,
  quotedOf,
  type Slip,
  type SlipChange,
  systemsFor,
} from './slip.ts';
import { useQuote } from './use-quote.ts';

/** The slip: what is selected, how it is combined, and what becomes of it: new bets, or another bet in place of one that stands. */
export function SlipPanel({ slip, change }: { slip: Slip; change: (by: SlipChange) => void }) {
  const { t } = useBookWords();
  const quote = useQuote(slip).data;
  const [said, say] = useState<Said | null>(null);
  const { editing } = slip;
  const moved = movedOdds(slip, quote);
  const systems = systemsFor(slip.picks);
  const why = slip.mode !== 'single' && isRelated(slip) ? t('related') : null;

  if (slip.picks.length === 0 && editing === null) {
    return (
      <section className={classes.slip} data-testid="slip" data-picks={0} aria-label={t('slip')}>
        <SlipMessage said={said} />
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
      {editing === null ? null : (
        <p className={classes.editing} data-testid="editing">
          <strong>{t('edit.title', { amount: editing.stake })}</strong>
          <Button variant="subtle" size="compact-sm" onClick={() => change({ type: 'clear' })}>
            {t('edit.leave')}
          </Button>
        </p>
      )}
      <header>
        <SegmentedControl
          size="xs"
          value={slip.mode}
          onChange={(mode) => change({ type: 'mode', mode: mode as Slip['mode'] })}
          data={[
            {
              value: 'single',
              label: t('mode.single'),
              disabled: editing !== null && slip.picks.length > 1,
            },
            { value: 'multiple', label: t('mode.multiple'), disabled: slip.picks.length < 2 },
            {
              value: 'system',
              label: t('mode.system'),
              disabled: systems.length === 0 && slip.mode !== 'system',
            },
          ]}
        />
        {editing === null ? (
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
        ) : null}
      </header>
      <ol className={classes.picks}>
        {slip.picks.map((pick) => (
          <SlipPickRow
            key={pickKey(pick)}
            pick={pick}
            quoted={quotedOf(pick, quote)}
            moved={moved.get(pickKey(pick)) ?? null}
            hasStake={slip.mode === 'single' && editing === null}
            hasBanker={slip.mode === 'system'}
            lines={slip.isEachWay && eachWayOf(slip, quote) !== null ? 2 : 1}
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
      {editing === null ? (
        <PlaceBets slip={slip} quote={quote} why={why} said={said} change={change} say={say} />
      ) : (
        <SaveEdit
          bet={editing}
          slip={slip}
          quote={quote}
          why={slip.picks.length === 0 ? t('edit.empty') : why}
          said={said}
          change={change}
          say={say}
        />
      )}
    </section>
  );
}
