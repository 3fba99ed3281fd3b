import { useGameTexts } from '@ikka/i18n/react';
import type { Choice, ChoiceField } from '@ikka/stage-kit';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { OptionGroup } from '../panels/OptionGroup.tsx';
import classes from './arcade.module.css';
import { NumberField } from './NumberField.tsx';
import { NumbersField } from './NumbersField.tsx';
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
  const { phase, autoplay, server } = usePlaySnapshot();
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
  return (
    <NumberField
      name={field.name}
      label={label}
      isFixed={isFixed}
      hint={field.kind === 'amount' ? say(`choice.${field.name}.hint`) : undefined}
      unit={
        field.kind === 'amount' ? <span className={classes.unit}>{server.currencySymbol}</span> : field.unit
      }
      testId={`choice-${field.name}`}
    />
  );
}
