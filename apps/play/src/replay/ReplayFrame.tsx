import type { RoundReplay } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconHistory, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './replay.module.css';
import { StepButtons } from './StepButtons.tsx';

/** Where a replay stands, and how it is moved. */
export interface ReplayControls {
  readonly position: number;
  /** 0 where there is nothing between the beginning and the end. */
  readonly last: number;
  readonly isRunning: boolean;
  readonly run: () => void;
  readonly go: (position: number) => void;
}

/** Around the stage of a replay: what round it is, what it staked and paid, and the buttons that move it. */
export function ReplayFrame({
  replay,
  controls,
  told,
  hole,
  children,
}: {
  replay: RoundReplay;
  controls: ReplayControls;
  /** The round in words; null where its game has none. */
  told: string | null;
  /** What is left to the stage between the bars. */
  hole?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const { game, round, currency, currencySymbol } = replay;
  return (
    <main
      className={classes.page}
      data-replay={controls.isRunning ? 'running' : 'resting'}
      data-position={controls.position}
      data-last={controls.last}
    >
      {children}
      <header className={classes.head}>
        <span className={classes.badge}>
          <IconHistory size={16} aria-hidden="true" /> {t('replay.badge')}
        </span>
        <h1>
          <bdi>{textIn(game.name, language)}</bdi> <Figure>{game.version}</Figure>
        </h1>
      </header>
      <div ref={hole} className={classes.hole} />
      <footer className={classes.foot}>
        <dl className={classes.sums}>
          <div>
            <dt>{t('replay.stake')}</dt>
            <dd>
              <Money amount={round.stake} currency={currency} symbol={currencySymbol} />
            </dd>
          </div>
          <div>
            <dt>{t('replay.payout')}</dt>
            <dd>
              <Money amount={round.payout} currency={currency} symbol={currencySymbol} />
            </dd>
          </div>
        </dl>
        {told ? <p className={classes.told}>{told}</p> : null}
        {replay.steps === null ? <p className={classes.told}>{t('replay.noSteps')}</p> : null}
        <div className={classes.acts}>
          {controls.last > 0 ? <StepButtons controls={controls} /> : null}
          <Button leftSection={<IconPlayerPlay size={16} />} onClick={controls.run}>
            {t('replay.again')}
          </Button>
        </div>
      </footer>
    </main>
  );
}
