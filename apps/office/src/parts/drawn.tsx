import { formatNumber } from '@ikka/i18n';
import { Figure, Money } from '@ikka/ui';
import type { ComponentProps } from 'react';
import { Mark } from './Badges.tsx';
import { Instant } from './Instant.tsx';

/** A word, with the tone that says it before it is read. */
export type Marked = readonly [tone: ComponentProps<typeof Mark>['tone'], word: string];

/** How each kind of value looks, in the cells of a list and among the facts of a case; a dash where there is none. */
export const drawn = {
  /** What somebody is called, or something: it keeps its own direction. */
  name: (name: string | null) => (name === null ? '—' : <bdi>{name}</bdi>),
  /** What machines read, too: from left to right in every language. */
  code: (code: string | null) => (code === null ? '—' : <bdi dir="ltr">{code}</bdi>),
  /** A figure as it is written. */
  figure: (figure: string | number | null) => <Figure>{figure ?? '—'}</Figure>,
  /** How many there are. */
  count: (count: number | null) => <Figure>{count === null ? '—' : formatNumber(count)}</Figure>,
  money: (amount: string | null, currency: string) =>
    amount === null ? '—' : <Money amount={amount} currency={currency} />,
  /** When it was, or will be. */
  instant: (at: string | null) => <Instant at={at} />,
  mark: ([tone, word]: Marked) => <Mark tone={tone}>{word}</Mark>,
};
