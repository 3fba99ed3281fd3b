import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { ActionIcon, useDirection } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
} from '@tabler/icons-react';
import type { ReplayControls } from './ReplayFrame.tsx';
import classes from './replay.module.css';

/** Moves a replay one step back or on, or to either end, and says where it stands. */
export function StepButtons({
  controls: { position, last, go },
}: {
  controls: Pick<ReplayControls, 'position' | 'last' | 'go'>;
}) {
  const { t } = useTranslation('play');
  const { dir } = useDirection();
  const toLeft = [IconChevronLeft, IconChevronLeftPipe] as const;
  const toRight = [IconChevronRight, IconChevronRightPipe] as const;
  const [[Back, First], [On, Last]] = dir === 'rtl' ? [toRight, toLeft] : [toLeft, toRight];
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('replay.first')}
        disabled={position === 0}
        onClick={() => go(0)}
      >
        <First size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('replay.back')}
        disabled={position === 0}
        onClick={() => go(position - 1)}
      >
        <Back size={18} />
      </ActionIcon>
      <span role="status">
        {position === last ? t('replay.end') : t('replay.step')}{' '}
        <Figure>{`${position + 1} / ${last + 1}`}</Figure>
      </span>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('replay.on')}
        disabled={position === last}
        onClick={() => go(position + 1)}
      >
        <On size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('replay.last')}
        disabled={position === last}
        onClick={() => go(last)}
      >
        <Last size={18} />
      </ActionIcon>
    </div>
  );
}
