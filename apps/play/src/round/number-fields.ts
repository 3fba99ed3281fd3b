import { judgeNumber, type NumberBounds, type NumberProblem, writeDecimal } from '@ikka/i18n';
import type { ArcadeGuide } from '@ikka/stage-kit';
import type { PlaySnapshot } from './play-state.ts';

/** A number that the next round is played with and that the player can type. */
export interface NumberField extends NumberBounds {
  readonly name: string;
  readonly value: bigint;
  readonly isMoney: boolean;
}

/** What was typed into a field. It is shown while the field has the value that it had then. */
export interface Draft {
  readonly text: string;
  readonly value: bigint;
}
export type Drafts = Readonly<Record<string, Draft>>;

export interface FieldProblem {
  readonly name: string;
  readonly problem: NumberProblem;
}

/** The numbers that can be typed at a game, and what keeps the next round from being played with them. */
export interface NumberFields {
  field(name: string): NumberField | undefined;
  /** What stands in a field. */
  textOf(name: string): string;
  /** Takes what was typed: it counts at once where it is within its bounds. Nothing happens while the field is fixed. */
  type(name: string, text: string): void;
  /** The field is left: what counts is written in full, what does not stays as it was typed. */
  leave(name: string): void;
  /** What is wrong with the fields, in their order. While anything is, no round begins. */
  problems(): readonly FieldProblem[];
}

export interface NumberFieldsParts {
  readonly snapshot: () => Pick<PlaySnapshot, 'drafts'>;
  readonly set: (change: Pick<PlaySnapshot, 'drafts'>) => void;
  readonly fields: () => readonly NumberField[];
  readonly isFixed: (name: string) => boolean;
  /** Plays the next round with a value within its bounds. */
  readonly apply: (name: string, value: bigint) => void;
  /** What is wrong beside the single fields. */
  readonly others?: () => readonly FieldProblem[];
}

export function createNumberFields(parts: NumberFieldsParts): NumberFields {
  const { snapshot, set } = parts;
  const find = (name: string) => parts.fields().find((one) => one.name === name);
  const shownIn = ({ name, value, digits }: NumberField): string => {
    const draft = snapshot().drafts[name];
    return draft?.value === value ? draft.text : writeDecimal(value, digits);
  };
  const problemOf = (field: NumberField) => judgeNumber(shownIn(field), field).problem;
  return {
    field: find,
    textOf(name) {
      const field = find(name);
      return field ? shownIn(field) : '';
    },
    type(name, text) {
      const field = find(name);
      if (!field || parts.isFixed(name)) return;
      const { value } = judgeNumber(text, field);
      set({ drafts: { ...snapshot().drafts, [name]: { text, value: value ?? field.value } } });
      if (value !== null) parts.apply(name, value);
    },
    leave(name) {
      const field = find(name);
      if (field && problemOf(field) === null) set({ drafts: withoutDrafts(snapshot().drafts, [name]) });
    },
    problems() {
      const wrong = parts.fields().flatMap((field) => {
        const problem = problemOf(field);
        return problem === null ? [] : [{ name: field.name, problem }];
      });
      return [...wrong, ...(parts.others?.() ?? [])];
    },
  };
}

/** What was typed is given up where a value was chosen in another way. */
export const withoutDrafts = (drafts: Drafts, names: readonly string[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !names.includes(name)));

/** The stake, in a game that offers any from the least to the greatest. */
export const stakeField = ({
  stake,
  stakes,
  currency,
}: Pick<PlaySnapshot, 'stake' | 'stakes' | 'currency'>): NumberField => ({
  name: 'stake',
  value: stake,
  least: stakes[0] ?? 0n,
  greatest: stakes.at(-1) ?? 0n,
  digits: currency.digits,
  isMoney: true,
});

/** The numbers of a choice; a stake beside the one of the bet box is no greater than that. */
export function choiceFields(
  fields: ArcadeGuide['fields'],
  { choice, stake, currency }: Pick<PlaySnapshot, 'choice' | 'stake' | 'currency'>,
): NumberField[] {
  if (choice === null) return [];
  return fields.flatMap((field): NumberField[] => {
    if (field.kind === 'number') {
      const { name, min, max, digits } = field;
      const value = BigInt(Number(choice[name] ?? min));
      return [{ name, value, least: BigInt(min), greatest: BigInt(max), digits, isMoney: false }];
    }
    if (field.kind !== 'amount') return [];
    const value = BigInt(String(choice[field.name] ?? '0'));
    return [{ name: field.name, value, least: 0n, greatest: stake, digits: currency.digits, isMoney: true }];
  });
}
