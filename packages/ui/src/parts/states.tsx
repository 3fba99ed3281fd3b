import { useTranslation } from '@ikka/i18n/react';
import { Button, Skeleton } from '@mantine/core';
import { IconCloudOff, IconHourglass, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Jali } from '../ornament/Jali.tsx';
import { LogoMark } from '../ornament/LogoMark.tsx';
import classes from './states.module.css';

interface StateProps {
  title: string;
  hint?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** A list with nothing in it: says so, and what to do next. */
export function EmptyState({ title, hint, icon, action }: StateProps) {
  return (
    <div className={classes.state}>
      <Jali fade="edges" />
      <div className={classes.icon}>{icon ?? <LogoMark size={40} />}</div>
      <p className={classes.title}>{title}</p>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {action}
    </div>
  );
}

/** Something that could not be loaded, with the way to try again. `message` is the server's sentence, where it gave one. */
export function ErrorState({
  message,
  onRetry,
}: {
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert" data-tone="error">
      <Jali fade="edges" />
      <div className={classes.icon}>
        <IconCloudOff size={36} stroke={1.5} />
      </div>
      <p className={classes.title}>{t('state.errorTitle')}</p>
      <p className={classes.hint}>{message ?? t('state.errorHint')}</p>
      {onRetry ? (
        <Button variant="default" leftSection={<IconRefresh size={17} />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** Something that is made in the background and not there yet: how far it is, in whole percent. The page looks again by itself. */
export function PreparingState({ message, percent }: { message: string; percent: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="status">
      <Jali fade="edges" />
      <div className={classes.icon}>
        <IconHourglass size={36} stroke={1.5} />
      </div>
      <p className={classes.title}>{t('state.preparingTitle')}</p>
      <progress
        className={classes.progress}
        max={100}
        value={percent}
        aria-label={t('state.preparingTitle')}
      />
      <p className={classes.hint}>{message}</p>
    </div>
  );
}

/** Where rows will stand: `rows` bars of one height, so that nothing moves when they come. */
export function ListSkeleton({ rows = 6, height = 56 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.rows} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}

/** Where a page will stand: a heading and its panel. */
export function PageSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={40} width="min(20rem, 70%)" />
      <Skeleton height={180} />
      <ListSkeleton rows={3} />
    </div>
  );
}
