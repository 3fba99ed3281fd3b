import type { CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { TrialBadge } from '../../parts/Badges.tsx';
import { DataTable } from '../../parts/DataTable.tsx';
import { column } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import classes from './books.module.css';
import { shareOf } from './share-of.ts';

type Currency = CallValue<typeof calls.office.officeBooks>['currencies'][number];

/** One currency: that it sums to zero, what it owes, by kind of account, and the house's shards. */
export function CurrencyBooks({ books }: { books: Currency }) {
  const { t } = useTranslation('office');
  const word = useWord();
  const { currency } = books;
  const largest = books.houseShards.reduce((most, shard) => shareOf.larger(most, shard.balance), '0');
  return (
    <section className={classes.currency} aria-label={currency}>
      <h2 className={classes.name}>
        <bdi>{currency}</bdi> <TrialBadge isTrial={books.isTrial} />
      </h2>
      <div className={classes.tiles}>
        <Tile name={t('books.sum')} isWrong={!/^-?[0.]+$/.test(books.sum)}>
          <Money amount={books.sum} currency={currency} />
        </Tile>
        <Tile name={t('books.liabilities')}>
          <Money amount={books.liabilities} currency={currency} />
        </Tile>
        <Tile name={t('books.house')}>
          <Money amount={books.house} currency={currency} tone="direction" />
        </Tile>
        <Tile name={t('books.outOfStep')} isWrong={books.accountsOutOfStep > 0}>
          <Figure>{formatNumber(books.accountsOutOfStep)}</Figure>
        </Tile>
      </div>
      <div className={classes.columns}>
        <Panel title={t('books.resultBySource')} flush>
          <DataTable
            caption={t('books.resultBySource')}
            columns={[
              { id: 'source', title: t('books.source'), show: ({ line }) => t(`books.result.${line}`) },
              {
                id: 'amount',
                title: t('books.amount'),
                isFigure: true,
                show: ({ amount }) => <Money amount={amount} currency={currency} tone="direction" />,
              },
            ]}
            rows={[...books.result, { line: 'total', amount: books.house } as const]}
            rowKey={({ line }) => line}
          />
        </Panel>
        <Panel title={t('books.kinds')} flush>
          <DataTable
            caption={t('books.kinds')}
            columns={[
              { id: 'kind', title: t('books.kind'), show: (row) => word('account', row.kind) },
              column.count('accounts', t('books.accounts')),
              column.money('balance', t('books.balance'), currency),
            ]}
            rows={books.byKind}
            rowKey={(row) => row.kind}
          />
        </Panel>
        <Panel title={t('books.shards')}>
          <ul className={classes.shards}>
            {books.houseShards.map((shard) => (
              <li key={`${shard.kind}-${shard.label}-${shard.shard}`} className={classes.shard}>
                <span>
                  {word('account', shard.kind)} <bdi dir="ltr">{shard.label}</bdi>{' '}
                  <small>
                    <Figure>{shard.shard}</Figure>
                  </small>
                </span>
                <span
                  className={classes.bar}
                  data-negative={shard.balance.startsWith('-') || undefined}
                  style={{ inlineSize: `${shareOf(shard.balance, largest)}%` }}
                />
                <Money amount={shard.balance} currency={currency} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </section>
  );
}

function Tile({
  name,
  isWrong = false,
  children,
}: {
  name: string;
  isWrong?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={classes.tile} data-wrong={isWrong || undefined}>
      <small>{name}</small>
      <strong>{children}</strong>
    </div>
  );
}
