import { Code } from '@ikka/ui';
import type { ComponentProps, ReactNode } from 'react';
import { drawn, type Marked } from './drawn.tsx';
import classes from './Facts.module.css';
import { MemberLink } from './MemberLink.tsx';
import { Panel } from './Panel.tsx';

type Fact = readonly [name: string, value: ReactNode];

/** A fact, or nothing where it is none at the moment. */
export type MaybeFact = Fact | false | null | undefined | '';

/** Names and values side by side; one under the other where there is little room. */
export function Facts({ facts }: { facts: readonly MaybeFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((one) =>
        one ? (
          <div key={one[0]} className={classes.fact}>
            <dt>{one[0]}</dt>
            <dd>{one[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What is known of something, in a panel of its own. */
export function FactPanel({ title, facts }: { title: string; facts: readonly MaybeFact[] }) {
  return (
    <Panel title={title}>
      <Facts facts={facts} />
    </Panel>
  );
}

const factOf =
  <Values extends readonly unknown[]>(draw: (...values: Values) => ReactNode) =>
  (name: string, ...values: Values): Fact => [name, draw(...values)];

/** The facts that most cases have, each by what it is. */
export const fact = {
  name: factOf(drawn.name),
  code: factOf(drawn.code),
  figure: factOf(drawn.figure),
  count: factOf(drawn.count),
  money: factOf(drawn.money),
  instant: factOf(drawn.instant),
  mark: factOf((...marked: Marked) => drawn.mark(marked)),
  /** What somebody wrote, in the direction of its own language. */
  text: factOf((text: string) => <span dir="auto">{text}</span>),
  /** What is copied with a press. */
  copied: factOf((value: string) => <Code value={value} />),
  /** A member, who leads to his page. */
  member: factOf((member: ComponentProps<typeof MemberLink>) => (
    <MemberLink memberId={member.memberId} account={member.account} />
  )),
};
