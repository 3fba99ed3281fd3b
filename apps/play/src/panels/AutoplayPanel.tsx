import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { offeredRounds } from './offered-rounds.ts';
import classes from './panels.module.css';

/** Limits are offered as multiples of the stake and shown as amounts. */
const lossMultiples = [5, 10, 25, 50, 100];
const winMultiples = [10, 25, 50, 100];

/** Autoplay is begun with a number of rounds and a loss limit; a limit on a single win is the player's choice. */
export function AutoplayPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { stake, server } = usePlaySnapshot();
  const rounds = offeredRounds(server.autoplay.maxRounds);
  const [count, setCount] = useState(String(rounds[0]));
  const [loss, setLoss] = useState('10');
  const [win, setWin] = useState('none');
  const start = () => {
    play.startAutoplay({
      rounds: Number(count),
      lossLimit: stake * BigInt(loss),
      singleWinLimit: win === 'none' ? null : stake * BigInt(win),
    });
    onClose();
  };
  const amounts = (multiples: readonly number[]) =>
    multiples.map((multiple) => ({
      value: String(multiple),
      label: <Amount value={stake * BigInt(multiple)} />,
    }));
  return (
    <ModalShell opened onClose={onClose} title={t('autoplay.title')} subtitle={t('autoplay.subtitle')}>
      <div className={classes.form}>
        <OptionGroup
          label={t('autoplay.rounds')}
          options={rounds.map((value) => ({ value: String(value), label: <Figure>{value}</Figure> }))}
          value={count}
          onChange={setCount}
        />
        <OptionGroup
          label={t('autoplay.lossLimit')}
          options={amounts(lossMultiples)}
          value={loss}
          onChange={setLoss}
        />
        <OptionGroup
          label={t('autoplay.singleWin')}
          options={[{ value: 'none', label: t('autoplay.none') }, ...amounts(winMultiples)]}
          value={win}
          onChange={setWin}
        />
        <p className={classes.hint}>{t('autoplay.note')}</p>
        <Button size="md" leftSection={<IconRepeat size={18} />} onClick={start} data-testid="autoplay-start">
          {t('autoplay.start', { count: Number(count) })}
        </Button>
      </div>
    </ModalShell>
  );
}
