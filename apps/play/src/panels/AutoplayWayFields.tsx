import { useGameTexts } from '@ikka/i18n/react';
import type { ArcadeGuide, AutoplayWays } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import { OptionGroup } from './OptionGroup.tsx';

/** How autoplay decides the steps of every round, and after how many it cashes out. */
export interface ChosenWay {
  readonly name: string;
  readonly count: number;
}

/** The first way, and the fewest steps. */
export const firstWay = ({ names, counts }: AutoplayWays): ChosenWay => ({
  name: names[0] ?? '',
  count: counts[0] ?? 1,
});

/** The choice of a way, in a game whose steps follow from what lies. */
export function AutoplayWayFields({
  ways,
  guide,
  chosen,
  onChange,
}: {
  ways: AutoplayWays;
  guide: ArcadeGuide;
  chosen: ChosenWay;
  onChange: (chosen: ChosenWay) => void;
}) {
  const { say } = useGameTexts(guide.texts);
  return (
    <>
      <OptionGroup
        label={say('auto.title')}
        options={ways.names.map((name) => ({ value: name, label: say(`auto.way.${name}`) }))}
        value={chosen.name}
        onChange={(name) => onChange({ ...chosen, name })}
      />
      <OptionGroup
        label={say('auto.count')}
        options={ways.counts.map((count) => ({ value: String(count), label: <Figure>{count}</Figure> }))}
        value={String(chosen.count)}
        onChange={(count) => onChange({ ...chosen, count: Number(count) })}
      />
    </>
  );
}
