import { readMark, statisticsOf } from '@ikka/baccarat/rules';
import { drawRoad } from '@ikka/baccarat/stage';
import type { CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Drawn, Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './LiveTables.module.css';

type LiveTable = CallValue<typeof calls.tables.liveTables>['tables'][number];

const columns = 22;

/** One table: what it is called and pays, its big road, what the shoe has brought, and the ways in. */
export function TableCard({ table }: { table: LiveTable }) {
  const { t } = useTranslation('baccarat');
  const language = useLanguage();
  const status = useQuery(statusQuery);
  const navigate = useNavigate();
  const name = textIn(table.name, language);
  const { gameId, vassalage, marks } = table;
  // The answer is a new one every few seconds; the road is drawn anew only where it grew.
  const road = marks.join(' ');
  const draw = useCallback(() => drawRoad('big', road === '' ? [] : road.split(' '), columns), [road]);
  return (
    <article className={classes.table} data-table={gameId}>
      <header className={classes.name}>
        <h3>{name}</h3>
        <span>{t(`lobby.${table.variant}`)}</span>
      </header>
      <Drawn draw={draw} className={classes.road} />
      <Counts marks={marks} />
      <footer className={classes.foot}>
        <span className={classes.pace}>
          {marks.length === 0 ? t('lobby.empty') : t('lobby.coup', { coup: table.coup })}
          {' · '}
          {t('lobby.seconds', { seconds: table.bettingSeconds })}
        </span>
        {status.data?.freePlay ? (
          <Button
            onClick={() => void navigate({ to: '/game', search: { gameId, vassalage, trial: true } })}
            variant="default"
            size="compact-md"
            aria-label={`${t('lobby.trial')}: ${name}`}
          >
            {t('lobby.trial')}
          </Button>
        ) : null}
        <Button
          onClick={() => void navigate({ to: '/game', search: { gameId, vassalage } })}
          size="compact-md"
          aria-label={`${t('lobby.play')}: ${name}`}
        >
          {t('lobby.play')}
        </Button>
      </footer>
    </article>
  );
}

function Counts({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation('baccarat');
  const counts = useMemo(() => statisticsOf(marks.map(readMark)), [marks]);
  return (
    <dl className={classes.counts}>
      {(['player', 'banker', 'tie'] as const).map((winner) => (
        <div key={winner} data-of={winner}>
          <dt>{t(`spot.${winner}`)}</dt>
          <dd>
            <Figure>{counts[winner]}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
