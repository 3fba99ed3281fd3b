import { useTranslation } from '@ikka/i18n/react';
import type { ReactNode } from 'react';
import classes from './Badges.module.css';

/** A word that marks a row: its tone says it before it is read. */
export function Mark({
  tone,
  children,
}: {
  tone: 'good' | 'bad' | 'trial' | 'changed';
  children: ReactNode;
}) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  );
}

/** Whether a member may play. */
export function StateBadge({ state }: { state: 'active' | 'suspended' }) {
  const { t } = useTranslation('office');
  return <Mark tone={state === 'active' ? 'good' : 'bad'}>{t(`members.state.${state}`)}</Mark>;
}

/** Play money is named wherever its figures could be taken for real ones. */
export function TrialBadge({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation('office');
  return isTrial ? <Mark tone="trial">{t('members.kind.trial')}</Mark> : null;
}

/** A name and what marks it, beside each other. */
export function Badges({ children }: { children: ReactNode }) {
  return <span className={classes.row}>{children}</span>;
}

/** Marks under one another, each in its item with why it is there. */
export function MarkReasons({ children }: { children: ReactNode }) {
  return <ul className={classes.reasons}>{children}</ul>;
}
