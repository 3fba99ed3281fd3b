import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';

/** The filters of a list in one line, with a way to be rid of them all. */
export function FilterBar({ children, onClear }: { children: ReactNode; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('office');
  return (
    <search className={classes.bar}>
      {children}
      {onClear ? (
        <Button variant="subtle" leftSection={<IconFilterOff size={16} />} onClick={onClear}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </search>
  );
}
