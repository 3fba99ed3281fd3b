import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { offeredRounds } from './offered-rounds.ts';
import classes from './panels.module.css';

/** Limits are offered as multiples of the stake and shown as amounts. */
const lossMultiples = [5, 10, 25, 50, 100];
const gainMultiples = [2, 5, 10, 25, 50];
const after = ['go-on', 'win', 'loss'] as const;

/** Autoplay of an arcade game: how many rounds, where it stops, and whether a win or a loss ends it. */
export function ArcadeAutoplayPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['arcade', 'play']);
  const play = usePlayBase();
  const { stake, server } = usePlaySnapshot();
  const rounds = offeredRounds(server.autoplay.maxRounds);
  const [count, setCount] = useState(String(rounds[0]));
  const [loss, setLoss] = useState('10');
  const [gain, setGain] = useState('none');
  const [end, setEnd] = useState<(typeof after)[number]>('go-on');
  const start = () => {
    play.startAutoplay({
      rounds: Number(count),
      lossLimit: stake * BigInt(loss),
      singleWinLimit: null,
      gainLimit: gain === 'none' ? null : stake * BigInt(gain),
      stopAfter: end === 'go-on' ? null : end,
    });
    onClose();
  };
  const amounts = (multiples: readonly number[]) =>
    multiples.map((multiple) => ({
      value: String(multiple),
      label: <Amount value={stake * BigInt(multiple)} />,
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
        <p className={classes.hint}>{t('autoplay.note')}</p>
        <Button size="md" leftSection={<IconRepeat size={18} />} onClick={start} data-testid="autoplay-start">
          {t('play:autoplay.start', { count: Number(count) })}
        </Button>
      </div>
    </ModalShell>
  );
}
