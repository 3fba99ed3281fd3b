import { calls, type PlayedRound } from '@ikka/contract';
import {
  chanceOf,
  comesByItself,
  type FishKind,
  hallOf,
  isOffered,
  kindOf,
  meanOf,
  rowsOf,
  tellRound,
  weapons,
} from '@ikka/darya/rules';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { FairPanel } from '../panels/FairPanel.tsx';
import type { PanelName } from '../panels/Panels.tsx';
import panels from '../panels/panels.module.css';
import { RoundRow, ToldRound } from '../panels/RoundRow.tsx';
import { RoundsPanel } from '../panels/RoundsPanel.tsx';
import { useCall } from '../panels/use-call.ts';
import { VerifyAction } from '../panels/VerifyAction.tsx';
import { client } from '../session/client.ts';
import classes from './DaryaPanels.module.css';
import { useDaryaSnapshot } from './use-darya.ts';

/** What can be open over the water. */
export function DaryaPanels({ panel, onClose }: { panel: PanelName | null; onClose: () => void }) {
  switch (panel) {
    case 'paytable':
      return <FishPanel onClose={onClose} />;
    case 'history':
      return <BatchesPanel onClose={onClose} />;
    case 'fair':
      return <FairPanel onClose={onClose} />;
    default:
      return null;
  }
}

const percent = (of: bigint, below: bigint): string => `${((Number(of) / Number(below)) * 100).toFixed(2)} %`;

/** Every fish of the hall with what it pays and the exact chance of a shot, by weapon; and the rules. */
function FishPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('darya');
  const { server } = useDaryaSnapshot();
  const { list } = useGameTexts('darya');
  const rules = list('rules');
  const kinds = (hallOf(server.game.gameId)?.kinds ?? []).filter(
    (kind) => comesByItself(kind) || kind.role === 'boss',
  );
  return (
    <ModalShell opened onClose={onClose} size={720} title={t('guide.title')} subtitle={t('guide.subtitle')}>
      <table className={classes.fish}>
        <thead>
          <tr>
            <th scope="col">{t('shots.fish')}</th>
            <th scope="col">{t('guide.pays')}</th>
            {weapons.map(({ id }) => (
              <th key={id} scope="col">
                {t(`weapon.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.id}>
              <td>
                <KindName kind={kind.id} />
              </td>
              <td data-figure="">
                <Figure>{paysOf(kind)}</Figure>
              </td>
              {weapons.map((weapon) => {
                const chance = isOffered(kind, weapon) ? chanceOf(kind, weapon) : null;
                return (
                  <td key={weapon.id} data-figure="">
                    <Figure>{chance === null ? '–' : percent(chance.numerator, chance.denominator)}</Figure>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={panels.text}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </ModalShell>
  );
}

/** One multiplier, or the span and the mean of a table. */
function paysOf({ prize }: FishKind): string {
  const all = rowsOf(prize).map(([multiplier]) => multiplier);
  if (all.length === 1) return `${all[0]}×`;
  const { numerator, denominator } = meanOf(prize);
  return `${Math.min(...all)}–${Math.max(...all)}× (⌀ ${Number(numerator) / Number(denominator)}×)`;
}

/** A fish by its name in the game's texts, which are found by its code. */
function KindName({ kind }: { kind: string }) {
  const { say } = useGameTexts('darya');
  return say(`fish.${kind}`);
}

/** The player's last batches, each with its shots; it can be checked once its seeds are revealed. */
function BatchesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('darya');
  const fairness = useCall('fairness', () => client.call(calls.play.fairness));
  const row = (round: PlayedRound) => (
    <RoundRow
      key={round.roundId}
      round={round}
      note={<Shots round={round} />}
      told={<ToldRound texts="darya" told={tellRound(round.bet, round.outcome)} />}
      actions={
        <VerifyAction
          round={round}
          seeds={fairness.data?.revealed.find(({ id }) => id === round.seedPairId)}
          later={t('mine.later')}
        />
      }
    />
  );
  return (
    <RoundsPanel
      size={680}
      title={t('mine.title')}
      subtitle={t('mine.subtitle')}
      emptyTitle={t('mine.emptyTitle')}
      emptyHint={t('mine.emptyHint')}
      onClose={onClose}
      row={row}
    />
  );
}

/** The fish that a batch tried, in a line. */
function Shots({ round }: { round: PlayedRound }) {
  const { say } = useGameTexts('darya');
  const { server } = useDaryaSnapshot();
  const hall = hallOf(server.game.gameId);
  const shots = (round.bet as { readonly shots?: readonly { readonly fish: string }[] } | null)?.shots ?? [];
  const names = new Map<string, number>();
  for (const { fish } of shots) {
    if (hall !== undefined && kindOf(hall, fish) !== undefined) names.set(fish, (names.get(fish) ?? 0) + 1);
  }
  return <small>{[...names].map(([fish, count]) => `${count} ${say(`fish.${fish}`)}`).join(' · ')}</small>;
}
