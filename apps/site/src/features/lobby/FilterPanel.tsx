import { gameFeatures, volatilityLevels } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell, WayPicker } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './FilterPanel.module.css';
import { filtersOn, noFilters, withFeature } from './lobby-filters.ts';
import type { LobbyPage } from './lobby-pages.ts';
import { featuresOf, type LobbySearch } from './lobby-search.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

const stakes = [5, 10, 25, 50, 100, 500];
const lines = [10, 20, 25, 50, 100];
const returns = [92, 94, 95, 96, 97];
const anyChoice = 'any';
const levels = [anyChoice, ...volatilityLevels] as const;

/** Isolated, so that its sign stays behind the number where text runs from the right. */
const figure = (text: string) => `\u2066${text}\u2069`;

/** What games are chosen by. Each choice counts at once, behind the open panel; the button says how many there are. */
export function FilterPanel({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation('lobby');
  const { alter } = useLobbyAddress();
  const [opened, panel] = useDisclosure(false);
  const isNarrow = useMediaQuery('(max-width: 47.99em)') ?? false;
  const on = filtersOn(page, search).length;
  return (
    <>
      <Button
        size="md"
        className={classes.open ?? ''}
        variant={on > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={panel.open}
        aria-haspopup="dialog"
      >
        {on > 0 ? t('filtersOn', { count: on }) : t('filters')}
      </Button>
      <DrawerShell
        opened={opened}
        onClose={panel.close}
        position={isNarrow ? 'bottom' : 'right'}
        size={isNarrow ? '85%' : 400}
        title={t('filters')}
        closeButtonProps={{ 'aria-label': t('closeFilters') }}
      >
        <div className={classes.panel}>
          <Choices page={page} search={search} />
          <div className={classes.ways}>
            <Button variant="default" disabled={on === 0} onClick={() => alter(noFilters)}>
              {t('clearFilters')}
            </Button>
            <Button onClick={panel.close}>{t('showGames')}</Button>
          </div>
        </div>
      </DrawerShell>
    </>
  );
}

function Choices({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation('lobby');
  const { alter } = useLobbyAddress();
  const { data: status } = useQuery(statusQuery);
  const symbol = status?.currencySymbol ?? '';
  const features = featuresOf(search.features);
  return (
    <>
      <NumberChoice
        label={t('filter.minBet', { symbol })}
        values={stakes}
        value={search.minBet}
        write={(value) => `${symbol} ${formatNumber(value)}`}
        onChange={(minBet) => alter({ minBet })}
      />
      {page.hasSheets ? (
        <>
          <NumberChoice
            label={t('filter.lines')}
            values={lines}
            value={search.lines}
            write={(value) => figure(`${value}+`)}
            onChange={(chosen) => alter({ lines: chosen })}
          />
          <NumberChoice
            label={t('filter.rtp')}
            values={returns}
            value={search.rtp}
            write={(value) => figure(`${value}%+`)}
            onChange={(rtp) => alter({ rtp })}
          />
          <Part label={t('filter.volatility')}>
            <WayPicker
              label={t('filter.volatility')}
              ways={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
              value={search.volatility ?? anyChoice}
              onChange={(value) => alter({ volatility: volatilityLevels.find((level) => level === value) })}
            />
          </Part>
          <fieldset className={classes.part}>
            <legend className={classes.label}>{t('filter.features')}</legend>
            <div className={classes.features}>
              {gameFeatures.map((feature) => (
                <label key={feature} className={classes.feature}>
                  <input
                    type="checkbox"
                    checked={features.includes(feature)}
                    onChange={(event) =>
                      alter({ features: withFeature(search.features, feature, event.currentTarget.checked) })
                    }
                  />
                  {t(`feature.${feature}`)}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      ) : null}
    </>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <p className={classes.label} aria-hidden>
        {label}
      </p>
      {children}
    </div>
  );
}

interface NumberChoiceProps {
  label: string;
  values: readonly number[];
  value: number | undefined;
  write: (value: number) => string;
  onChange: (value: number | undefined) => void;
}

/** One of a few numbers, or any; a number of the address that is none of them is offered beside them. */
function NumberChoice({ label, values, value, write, onChange }: NumberChoiceProps) {
  const { t } = useTranslation('lobby');
  const offered =
    value === undefined || values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  return (
    <Part label={label}>
      <WayPicker
        label={label}
        ways={[
          { value: anyChoice, label: t('level.any') },
          ...offered.map((one) => ({ value: String(one), label: write(one) })),
        ]}
        value={value === undefined ? anyChoice : String(value)}
        onChange={(chosen) => onChange(chosen === anyChoice ? undefined : Number(chosen))}
      />
    </Part>
  );
}
