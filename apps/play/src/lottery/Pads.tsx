import { useTranslation } from '@ikka/i18n/react';
import type { Part } from '@ikka/lottery/rules';
import { usePartName, usePlayWords } from '@ikka/lottery/stage';
import { Button, Menu, Textarea, UnstyledButton } from '@mantine/core';
import { IconDice5, IconEraser, IconPlaylistAdd } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { padOf, picked, picks, readTyped } from './bet-draft.ts';
import classes from './pads.module.css';
import type { BetMaker } from './use-bet-maker.ts';

const randomCounts = [2, 5, 10];
/** Pads of more symbols are laid in tens and take a typed list beside. */
const fewMost = 20;

/** Where the symbols of a bet are chosen: a pad for each of its parts, or a field to type long ones. */
export function Pads({ maker }: { maker: BetMaker }) {
  const { t } = useTranslation('lotteryDesk');
  const { play, draft, row } = maker;
  const { parts } = play.grammar;
  return (
    <section className={classes.pads} aria-label={t('part.numbers')}>
      {parts.map((part, at) => (
        <PadRow
          key={part.code}
          part={part}
          isMarked={parts.length > 1 && at === row}
          symbols={draft[at] ?? []}
          leftOf={(symbol) => maker.leftOf(part, symbol)}
          onEnter={() => maker.setRow(at)}
          onToggle={(symbol) => maker.toggle(at, symbol)}
          onSet={(symbols) => maker.setDraft(draft.map((before, index) => (index === at ? symbols : before)))}
        />
      ))}
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconDice5 size={18} />}
          onClick={maker.pickRandom}
          data-testid="random"
        >
          {t('randomLine')}
        </Button>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlaylistAdd size={18} />} disabled={maker.isFull}>
              {t('addRandomMenu')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {randomCounts.map((count) => (
              <Menu.Item key={count} onClick={() => maker.addRandom(count)}>
                {t('addRandom', { count })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          variant="subtle"
          leftSection={<IconEraser size={18} />}
          disabled={draft.every((symbols) => symbols.length === 0)}
          onClick={maker.clear}
        >
          {t('clearAll')}
        </Button>
      </div>
    </section>
  );
}

interface PadRowProps {
  readonly part: Part;
  /** Typed digits go to this row. */
  readonly isMarked: boolean;
  readonly symbols: readonly string[];
  /** What may still be won by a symbol, in words, where it is nearly sold out. */
  readonly leftOf: (symbol: string) => string | null;
  readonly onEnter: () => void;
  readonly onToggle: (symbol: string) => void;
  readonly onSet: (symbols: readonly string[]) => void;
}

function PadRow({ part, isMarked, symbols, leftOf, onEnter, onToggle, onSet }: PadRowProps) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const partName = usePartName();
  const pad = padOf(part.alphabet);
  const label = partName(part.code);
  const isHot = pad?.some((symbol) => leftOf(symbol) !== null) ?? false;
  const hasPicks = part.alphabet.kind === 'numbers' && part.most > 1;
  const isNamed = part.alphabet.kind === 'names';
  return (
    <fieldset
      className={classes.part}
      aria-label={label}
      data-marked={isMarked || undefined}
      data-many={(pad !== null && pad.length > fewMost) || undefined}
      onFocus={onEnter}
    >
      {pad === null ? (
        <span className={classes.label}>{label}</span>
      ) : (
        <div className={classes.row}>
          <span className={classes.label}>{label}</span>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys in it are what is pressed; arrows walk between them */}
          <div
            className={classes.pad}
            data-many={pad.length > fewMost || undefined}
            data-hundred={pad.length === 100 || undefined}
            data-names={isNamed || undefined}
            onKeyDown={walkPad}
          >
            {pad.map((symbol, at) => (
              <UnstyledButton
                key={symbol}
                className={classes.key}
                aria-pressed={symbols.includes(symbol)}
                data-hot={leftOf(symbol) === null ? undefined : true}
                title={leftOf(symbol) ?? undefined}
                // One stop of the Tab key for each pad; arrow keys go on from there.
                tabIndex={at === 0 ? 0 : -1}
                onClick={() => onToggle(symbol)}
              >
                {isNamed ? words.result(symbol) : symbol}
              </UnstyledButton>
            ))}
          </div>
          {hasPicks ? (
            <fieldset className={classes.picks} aria-label={t('pickFor', { part: label })}>
              {picks.map((pick) => (
                <button key={pick} type="button" onClick={() => onSet(picked(part, pick))}>
                  {t(`pick.${pick}`)}
                </button>
              ))}
            </fieldset>
          ) : null}
        </div>
      )}
      {isHot ? <p className={classes.hot}>{t('hotLegend')}</p> : null}
      {pad === null || pad.length > fewMost ? (
        <TypedSymbols part={part} symbols={symbols} onSet={onSet} />
      ) : null}
    </fieldset>
  );
}

/** Arrow keys go from key to key of a pad as it is laid out; Home and End to its ends. */
function walkPad(event: React.KeyboardEvent<HTMLElement>) {
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = keys.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : neighbour(keys, at, event);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function neighbour(keys: readonly HTMLElement[], at: number, { key, currentTarget }: React.KeyboardEvent) {
  const here = keys[at]?.offsetTop ?? 0;
  const perRow = keys.filter(({ offsetTop }) => offsetTop === here).length;
  const isBackwards = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return keys[at + (isBackwards ? -1 : 1)];
    case 'ArrowLeft':
      return keys[at + (isBackwards ? 1 : -1)];
    case 'ArrowDown':
      return keys[at + perRow];
    case 'ArrowUp':
      return keys[at - perRow];
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
}

/** A field in which symbols are typed or a list of them is pasted. */
function TypedSymbols({ part, symbols, onSet }: Pick<PadRowProps, 'part' | 'symbols' | 'onSet'>) {
  const { t } = useTranslation('lotteryDesk');
  const chosen = symbols.join(' ');
  const [text, setText] = useState(chosen);
  const { unknown } = readTyped(part, text);
  useEffect(() => {
    // What the pads chose stands in the field as well; what is being typed stays as it is.
    setText((before) => (readTyped(part, before).symbols.join(' ') === chosen ? before : chosen));
  }, [chosen, part]);
  return (
    <Textarea
      aria-label={t('type')}
      placeholder={`${t('type')}. ${t('typeHint')}`}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onSet(readTyped(part, event.currentTarget.value).symbols);
      }}
      error={unknown === null ? null : t('notUnderstood', { symbol: unknown })}
      autosize
      minRows={1}
      maxRows={6}
      dir="ltr"
      inputMode={part.alphabet.kind === 'roll' ? 'text' : 'numeric'}
      spellCheck={false}
    />
  );
}
