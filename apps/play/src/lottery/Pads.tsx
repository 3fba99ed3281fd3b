import { useTranslation } from '@ikka/i18n/react';
import type { Part, Play } from '@ikka/lottery/rules';
import { Button, Textarea, UnstyledButton } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { atRandom, type Draft, padOf, picked, picks, readTyped, toggled } from './bet-draft.ts';
import classes from './maker.module.css';
import { usePlayWords } from './PlayPicker.tsx';

/** A whole number from 0 on by the browser's own chance: it only helps to choose. */
const below = (range: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % range;
};

/** Where the symbols of a bet are chosen: a pad for each of its parts, or a field to type long ones. */
export function Pads({
  play,
  draft,
  onChange,
}: {
  play: Play;
  draft: Draft;
  onChange: (draft: Draft) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  return (
    <section className={classes.pads}>
      {play.grammar.parts.map((part, at) => (
        <PadRow
          key={part.code}
          part={part}
          isAlone={play.grammar.parts.length === 1}
          symbols={draft[at] ?? []}
          onToggle={(symbol) => onChange(toggled(draft, play, at, symbol))}
          onSet={(symbols) => onChange(draft.map((before, index) => (index === at ? symbols : before)))}
        />
      ))}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDice5 size={17} />}
        onClick={() => onChange(atRandom(play, below))}
      >
        {t('pick.random')}
      </Button>
    </section>
  );
}

interface PadRowProps {
  readonly part: Part;
  readonly isAlone: boolean;
  readonly symbols: readonly string[];
  readonly onToggle: (symbol: string) => void;
  readonly onSet: (symbols: readonly string[]) => void;
}

function PadRow({ part, isAlone, symbols, onToggle, onSet }: PadRowProps) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  const pad = padOf(part.alphabet);
  const label = usePartName(part);
  const hasPicks = part.alphabet.kind === 'numbers' && part.most > 1;
  return (
    <fieldset className={classes.part} data-alone={isAlone || undefined}>
      <legend>{label}</legend>
      {pad === null ? null : (
        <>
          <div
            className={classes.pad}
            data-many={pad.length > 20 || undefined}
            data-names={part.alphabet.kind === 'names' || undefined}
          >
            {pad.map((symbol) => (
              <UnstyledButton
                key={symbol}
                className={classes.key}
                aria-pressed={symbols.includes(symbol)}
                onClick={() => onToggle(symbol)}
              >
                {part.alphabet.kind === 'names' ? words.result(symbol) : symbol}
              </UnstyledButton>
            ))}
          </div>
          {hasPicks ? (
            <div className={classes.picks}>
              {picks.map((pick) => (
                <Button
                  key={pick}
                  variant="subtle"
                  size="compact-xs"
                  onClick={() => onSet(picked(part, pick))}
                >
                  {t(`pick.${pick}`)}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      )}
      {pad === null || pad.length > 20 ? <TypedSymbols part={part} symbols={symbols} onSet={onSet} /> : null}
    </fieldset>
  );
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

/** What a part of a bet is called: a place of the draw by its number. */
function usePartName({ code }: Part): string {
  const { t } = useTranslation('lotteryDesk');
  const place = /^p(\d+)$/.exec(code)?.[1];
  return place === undefined ? t(`part.${code as 'numbers'}`) : t('part.place', { no: place });
}
