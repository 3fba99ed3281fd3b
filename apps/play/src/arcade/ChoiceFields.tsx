import type { Choice, ChoiceField } from '@ikka/stage-kit';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { OptionGroup } from '../panels/OptionGroup.tsx';
import classes from './arcade.module.css';
import { DecimalField } from './DecimalField.tsx';
import { NumbersField } from './NumbersField.tsx';
import { useGameTexts } from './use-game-texts.ts';
import { useGuide } from './use-guide.ts';

/** What the player chooses, a field for each part of the game's choice. */
export function ChoiceFields() {
  const { fields } = useGuide();
  const { choice } = usePlaySnapshot();
  if (!choice) return null;
  return fields.map((field) => <Field key={field.name} field={field} choice={choice} />);
}

function Field({ field, choice }: { field: ChoiceField; choice: Choice }) {
  const play = usePlay();
  const guide = useGuide();
  const { say } = useGameTexts(guide.texts);
  const { phase, autoplay, stake, currency, server } = usePlaySnapshot();
  const isFixed = phase !== 'idle' || autoplay !== null;
  const label = say(`choice.${field.name}.label`);
  const value = choice[field.name];
  if (field.kind === 'one-of') {
    return (
      <OptionGroup
        label={label}
        isFixed={isFixed}
        options={field.options.map((option) => ({
          value: String(option),
          label: say(`choice.${field.name}.${option}`),
        }))}
        value={String(value)}
        onChange={(text) => {
          const option = field.options.find((one) => String(one) === text);
          if (option !== undefined) play.choose({ ...choice, [field.name]: option });
        }}
      />
    );
  }
  if (field.kind === 'numbers') {
    return (
      <NumbersField
        label={label}
        of={field.of}
        most={field.most}
        picked={Array.isArray(value) ? value.length : 0}
        isFixed={isFixed}
        onChange={(numbers) => play.choose({ ...choice, [field.name]: numbers })}
      />
    );
  }
  if (field.kind === 'amount') {
    const amount = BigInt(String(value ?? '0'));
    return (
      <DecimalField
        label={label}
        value={amount > stake ? stake : amount}
        least={0n}
        greatest={stake}
        digits={currency.digits}
        isFixed={isFixed}
        hint={say(`choice.${field.name}.hint`)}
        unit={<span className={classes.unit}>{server.currencySymbol}</span>}
        testId={`choice-${field.name}`}
        onChange={(typed) => play.choose({ ...choice, [field.name]: String(typed) })}
      />
    );
  }
  return (
    <DecimalField
      label={label}
      value={BigInt(typeof value === 'number' ? value : field.min)}
      least={BigInt(field.min)}
      greatest={BigInt(field.max)}
      digits={field.digits}
      isFixed={isFixed}
      unit={field.unit}
      testId={`choice-${field.name}`}
      onChange={(typed) => play.choose({ ...choice, [field.name]: Number(typed) })}
    />
  );
}
