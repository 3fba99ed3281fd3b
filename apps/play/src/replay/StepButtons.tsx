import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { ActionIcon, useDirection } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReplayControls } from './ReplayFrame.tsx';
import classes from './replay.module.css';

/** Moves a replay one step back or on, and says where it stands. */
export function StepButtons({ controls: { position, last, go } }: { controls: ReplayControls }) {
  const { t } = useTranslation('play');
  const { dir } = useDirection();
  const [Back, On] =
    dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <div className={classes.steps}>
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
    </div>
  );
}
