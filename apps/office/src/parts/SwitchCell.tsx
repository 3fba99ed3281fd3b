import { useTranslation } from '@ikka/i18n/react';
import { Switch } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './SwitchCell.module.css';

/** A switch in a row of a table. On paper and in a file a word stands for it. */
export function SwitchCell(props: ComponentProps<typeof Switch> & { readonly checked: boolean }) {
  const { t } = useTranslation('office');
  return (
    <>
      <Switch {...props} className={classes.switch} />
      <span className={classes.word}>{t(props.checked ? 'export.yes' : 'export.no')}</span>
    </>
  );
}
