import type { HeapBalance } from '../ledger/index.ts';
import type { Moved } from './store.ts';

const nameOf = ({ currency, kind, label }: Pick<HeapBalance, 'currency' | 'kind' | 'label'>): string =>
  [currency, kind, label].join('\n');

/** What lies where after some flows; what has come to nothing is left out. */
export function after(balances: readonly HeapBalance[], flows: readonly Moved[]): HeapBalance[] {
  const sums = new Map<string, HeapBalance>();
  const add = (heap: HeapBalance) => {
    const name = nameOf(heap);
    sums.set(name, { ...heap, balance: (sums.get(name)?.balance ?? 0n) + heap.balance });
  };
  for (const balance of balances) add(balance);
  for (const { currency, debit, credit, amount } of flows) {
    add({ currency, kind: debit.kind, label: debit.label, balance: -amount });
    add({ currency, kind: credit.kind, label: credit.label, balance: amount });
  }
  return [...sums.values()].filter(({ balance }) => balance !== 0n);
}

/** What two pictures of the same moment disagree about; empty where they say the same. */
export function differences(one: readonly HeapBalance[], other: readonly HeapBalance[]): HeapBalance[] {
  const turned = other.map((heap) => ({ ...heap, balance: -heap.balance }));
  return after([...one, ...turned], []);
}
