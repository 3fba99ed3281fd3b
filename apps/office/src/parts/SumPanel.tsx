import { formatNumber } from '@ikka/i18n';
import { Figure, Money } from '@ikka/ui';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';
import { SearchCut } from './SearchCut.tsx';

/** What the rows of a list come to and how many they are; below it, whether a search left members out. */
export function SumPanel({
  title,
  sum,
  count,
  areAll,
}: {
  title: string;
  /** Undefined until it is read. */
  sum: { readonly label: string; readonly amount: string; readonly currency: string } | undefined;
  count: { readonly label: string; readonly value: number } | undefined;
  areAll: boolean | undefined;
}) {
  return (
    <>
      {sum && count ? (
        <Panel title={title}>
          <Facts
            facts={[
              [sum.label, <Money key="amount" amount={sum.amount} currency={sum.currency} />],
              [count.label, <Figure key="count">{formatNumber(count.value)}</Figure>],
            ]}
          />
        </Panel>
      ) : null}
      <SearchCut areAll={areAll} />
    </>
  );
}
