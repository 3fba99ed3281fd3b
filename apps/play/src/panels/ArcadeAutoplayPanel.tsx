import { useTranslation } from '@ikka/i18n/react';
import type { ArcadeGuide, NextAction } from '@ikka/stage-kit';
import { Figure, ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import { AutoplayPlaces } from './AutoplayPlaces.tsx';
import { AutoplayWayFields, firstWay } from './AutoplayWayFields.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { offeredRounds } from './offered-rounds.ts';
import classes from './panels.module.css';

/** Limits are offered as multiples of the stake and shown as amounts. */
const lossMultiples = [5, 10, 25, 50, 100];
const gainMultiples = [2, 5, 10, 25, 50];
const after = ['go-on', 'win', 'loss'] as const;
/** By how many percent the stake can grow after a round. */
const growths = ['none', '10', '25', '50', '100'] as const;
const percentOf = (growth: (typeof growths)[number]): number | null =>
  growth === 'none' ? null : Number(growth);

/**
 * Autoplay of an arcade game: how many rounds, where it stops, and what a win or a loss does to it. In a game of several steps it is
 * chosen here how each round is played.
 */
export function ArcadeAutoplayPanel({ guide, onClose }: { guide?: ArcadeGuide; onClose: () => void }) {
  const { t } = useTranslation(['arcade', 'play']);
  const play = usePlayBase();
  const { stake, server } = usePlaySnapshot();
  const rounds = offeredRounds(server.autoplay.maxRounds);
  const [count, setCount] = useState(String(rounds[0]));
  const [loss, setLoss] = useState('10');
  const [gain, setGain] = useState('none');
  const [end, setEnd] = useState<(typeof after)[number]>('go-on');
  const [onWin, setOnWin] = useState<(typeof growths)[number]>('none');
  const [onLoss, setOnLoss] = useState<(typeof growths)[number]>('none');
  const [places, setPlaces] = useState<readonly number[]>([]);
  const auto = guide?.steps?.auto;
  const [way, setWay] = useState(auto?.kind === 'ways' ? firstWay(auto) : null);
  const nextAction = (): NextAction | null => {
    if (auto?.kind === 'board') return auto.plan(places);
    return auto?.kind === 'ways' && way ? auto.plan(way.name, way.count) : null;
  };
  const start = () => {
    const steps = nextAction();
    play.startAutoplay({
      rounds: Number(count),
      lossLimit: stake * BigInt(loss),
      singleWinLimit: null,
      gainLimit: gain === 'none' ? null : stake * BigInt(gain),
      stopAfter: end === 'go-on' ? null : end,
      growth: { win: percentOf(onWin), loss: percentOf(onLoss) },
      ...(steps ? { nextAction: steps } : {}),
    });
    onClose();
  };
  const amounts = (multiples: readonly number[]) =>
    multiples.map((multiple) => ({
      value: String(multiple),
      label: <Amount value={stake * BigInt(multiple)} />,
    }));
  const growthOptions = growths.map((value) => ({
    value,
    label: value === 'none' ? t('autoplay.firstStake') : <Figure>{`+${value} %`}</Figure>,
  }));
  const names = { 'go-on': t('autoplay.goOn'), win: t('autoplay.stopOnWin'), loss: t('autoplay.stopOnLoss') };
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('play:autoplay.title')}
      subtitle={t('play:autoplay.subtitle')}
    >
      <div className={classes.form}>
        {guide && auto?.kind === 'board' ? (
          <AutoplayPlaces board={auto} guide={guide} places={places} onChange={setPlaces} />
        ) : null}
        {guide && auto?.kind === 'ways' && way ? (
          <AutoplayWayFields ways={auto} guide={guide} chosen={way} onChange={setWay} />
        ) : null}
        <OptionGroup
          label={t('play:autoplay.rounds')}
          options={rounds.map((value) => ({ value: String(value), label: <Figure>{value}</Figure> }))}
          value={count}
          onChange={setCount}
        />
        <OptionGroup
          label={t('play:autoplay.lossLimit')}
          options={amounts(lossMultiples)}
          value={loss}
          onChange={setLoss}
        />
        <OptionGroup
          label={t('autoplay.gain')}
          options={[{ value: 'none', label: t('play:autoplay.none') }, ...amounts(gainMultiples)]}
          value={gain}
          onChange={setGain}
        />
        <OptionGroup
          label={t('autoplay.stop')}
          options={after.map((value) => ({ value, label: names[value] }))}
          value={end}
          onChange={setEnd}
        />
        <OptionGroup
          label={t('autoplay.afterWin')}
          options={growthOptions}
          value={onWin}
          onChange={setOnWin}
        />
        <OptionGroup
          label={t('autoplay.afterLoss')}
          options={growthOptions}
          value={onLoss}
          onChange={setOnLoss}
        />
        <p className={classes.hint}>{t('autoplay.note')}</p>
        <Button
          size="md"
          leftSection={<IconRepeat size={18} />}
          disabled={auto?.kind === 'board' && places.length === 0}
          onClick={start}
          data-testid="autoplay-start"
        >
          {t('play:autoplay.start', { count: Number(count) })}
        </Button>
      </div>
    </ModalShell>
  );
}
