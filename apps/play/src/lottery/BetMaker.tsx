import type { SlipUnitPrice } from '@ikka/contract';
import { readDecimal, writeDecimal } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { type Game, type Play, playOf } from '@ikka/lottery/rules';
import { formatAmount } from '@ikka/money';
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { type DraftLine, emptyDraft, lineOfDraft } from './bet-draft.ts';
import classes from './maker.module.css';
import { Pads } from './Pads.tsx';
import { PlayPicker } from './PlayPicker.tsx';
import { SlipBox } from './SlipBox.tsx';
import { type DeskGame, type Sheet, useDesk, useSecondsLeft, useSlipsChanged } from './use-desk.ts';

const modes = ['YUAN', 'JIAO', 'FEN'] as const;
/** What one unit of each mode costs in whole coins. */
const unitOf = { YUAN: '2', JIAO: '0.2', FEN: '0.02', LI: '0.002' } as const;
const usualUnit = '10.00';

/** Where a bet is made: its kind, its numbers, what a unit costs, and the slip. */
export function BetMaker({ game, rules, sheet }: { game: DeskGame; rules: Game; sheet: Sheet }) {
  const { t } = useTranslation('lotteryDesk');
  const { play: desk } = useDesk();
  const { currency, balance } = usePlaySnapshot();
  const changed = useSlipsChanged();
  const plays = sheet.plays.flatMap(({ play: code }) => playOf(rules.shape, code) ?? []);
  const [code, setCode] = useState(plays[0]?.code ?? '');
  const play = plays.find((one) => one.code === code) ?? (plays[0] as Play);
  const odds = sheet.plays.find((one) => one.play === play.code)?.odds ?? {};
  const [draft, setDraft] = useState(() => emptyDraft(play));
  const [price, setPrice] = useState<SlipUnitPrice>(
    rules.mode === 'SEA' ? { unitStake: usualUnit } : { mode: 'YUAN', multiple: 5 },
  );
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [last, setLast] = useState<readonly DraftLine[]>([]);
  const [isSending, setSending] = useState(false);
  const [placed, setPlaced] = useState<string | null>(null);
  const left = useSecondsLeft(game.issue?.closesAt);
  const made = lineOfDraft({ game: rules, play, odds }, draft, price, currency);
  const total = lines.reduce((sum, { stake }) => sum + stake, 0n);
  const [least, most] = [amountOf(sheet.stakeMin, currency), amountOf(sheet.stakeMax, currency)];

  const whyNot = (): string | null => {
    if (lines.length === 0) return null;
    if (game.issue === null) return t('noIssue');
    if (left === 0) return t('drawing');
    if (total < least || total > most) return t('outOfRange', { min: sheet.stakeMin, max: sheet.stakeMax });
    return total > balance ? t('short') : null;
  };

  function choose(next: string) {
    const chosen = plays.find((one) => one.code === next);
    if (chosen === undefined) return;
    setCode(next);
    setDraft(emptyDraft(chosen));
  }

  function add() {
    if (made === null || !made.isOpen) return;
    setPlaced(null);
    setLines([...lines, made]);
    setDraft(emptyDraft(play));
  }

  async function place() {
    if (isSending || game.issue === null) return;
    setSending(true);
    const slip = await desk.place({
      game: game.code,
      issue: game.issue.number,
      lines: lines.map(({ line }) => line),
    });
    setSending(false);
    changed();
    if (slip === null) return;
    setPlaced(slip.issue);
    setLast(lines);
    setLines([]);
  }

  return (
    <div className={classes.maker}>
      <PlayPicker plays={plays} odds={odds} chosen={play} onChoose={choose} />
      <Pads key={play.code} play={play} draft={draft} onChange={setDraft} />
      <section className={classes.price}>
        <UnitPrice price={price} onChange={setPrice} />
        <dl className={classes.quote}>
          <div>
            <dt>{t('units', { count: made?.units ?? 0 })}</dt>
            <dd>
              <Amount value={made?.stake ?? 0n} />
            </dd>
          </div>
          <div>
            <dt>{t('greatest')}</dt>
            <dd>
              <Amount value={made?.greatest ?? 0n} />
            </dd>
          </div>
        </dl>
        {made === null ? null : (
          <p className={classes.how}>
            {made.isOpen ? t('returned', { percent: (made.returned * 100).toFixed(2) }) : t('closedPlay')}
          </p>
        )}
        <Button
          variant="light"
          size="md"
          fullWidth
          disabled={made === null || !made.isOpen}
          onClick={add}
          data-testid="add-line"
        >
          {t('add')}
        </Button>
      </section>
      <SlipBox
        shape={rules.shape}
        lines={lines}
        isSending={isSending}
        placed={placed}
        why={whyNot()}
        onRemove={(at) => setLines(lines.filter((_, index) => index !== at))}
        onClear={() => setLines([])}
        onRepeat={last.length > 0 && lines.length === 0 ? () => setLines(last) : null}
        onPlace={() => void place()}
      />
      <span hidden data-testid="slip-total">
        {formatAmount(total, currency)}
      </span>
    </div>
  );
}

/** What one unit costs: any amount where odds are fixed, else so many times two coins or a part of them. */
function UnitPrice({ price, onChange }: { price: SlipUnitPrice; onChange: (price: SlipUnitPrice) => void }) {
  const { t } = useTranslation('lotteryDesk');
  const { server, currency } = usePlaySnapshot();
  if ('unitStake' in price) {
    return (
      <TextInput
        label={t('unitStake')}
        value={price.unitStake}
        onChange={(event) => onChange({ unitStake: event.currentTarget.value.replace(/[^\d.]/g, '') })}
        onBlur={() =>
          onChange({
            unitStake: writeDecimal(readDecimal(price.unitStake, currency.digits) ?? 0n, currency.digits),
          })
        }
        rightSection={<small>{server.currencySymbol}</small>}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
    );
  }
  return (
    <div className={classes.unit}>
      <SegmentedControl
        aria-label={t('unit')}
        value={price.mode}
        onChange={(mode) => onChange({ ...price, mode: mode as (typeof modes)[number] })}
        data={modes.map((mode) => ({ value: mode, label: `${server.currencySymbol} ${unitOf[mode]}` }))}
      />
      <NumberInput
        aria-label={t('multiple')}
        prefix="× "
        value={price.multiple}
        onChange={(value) => {
          const multiple = Math.trunc(Number(value));
          onChange({
            ...price,
            multiple: Math.min(10_000, Math.max(1, Number.isFinite(multiple) ? multiple : 1)),
          });
        }}
        min={1}
        max={10_000}
        allowDecimal={false}
        dir="ltr"
      />
    </div>
  );
}
