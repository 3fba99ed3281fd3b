import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import type { GameSheet } from './GamePage.tsx';

type Limits = GameSheet['limits'][number];

/** What the house allows in a game, in each money, with the way to the setting that says so. */
export function GameLimits({ game }: { game: GameSheet }) {
  const { t } = useTranslation('officeGames');
  const mayChange = useMay('settings.read');
  const bound = (id: 'stakeMin' | 'stakeMax' | 'winMax'): Column<Limits> =>
    column.atEnd(id, t(`sheet.${id}`), ({ [id]: amount, currency }) =>
      amount === null ? t('sheet.unbounded') : <Money amount={amount} currency={currency} />,
    );
  const columns: Column<Limits>[] = [
    column.code('currency', t('sheet.currency')),
    bound('stakeMin'),
    bound('stakeMax'),
    bound('winMax'),
    extra(
      column.atEnd('stakes', t('sheet.stakes'), ({ stakes, currency }) => {
        const [least, most] = [stakes[0], stakes.at(-1)];
        return least === undefined || most === undefined ? (
          '—'
        ) : (
          <span>
            <Money amount={least} currency={currency} /> – <Money amount={most} currency={currency} />
          </span>
        );
      }),
    ),
    extra(
      column.mark('whose', t('sheet.whose'), ({ isOwn }) => [
        isOwn ? 'changed' : 'good',
        t(isOwn ? 'sheet.ofGame' : 'sheet.ofAll'),
      ]),
    ),
  ];
  return (
    <Panel
      title={t('sheet.limits')}
      aside={
        mayChange ? (
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/settings" search={{ group: undefined, search: 'play.limits' }} />
            )}
          >
            {t('sheet.changeLimits')}
          </Button>
        ) : null
      }
      flush
    >
      <DataTable
        caption={t('sheet.limits')}
        columns={columns}
        rows={game.limits}
        rowKey={({ currency }) => currency}
      />
    </Panel>
  );
}
