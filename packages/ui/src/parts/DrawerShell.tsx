import { useTranslation } from '@ikka/i18n/react';
import { Drawer, type DrawerProps } from '@mantine/core';
import { useTopDialog } from './use-top-dialog.ts';

/** A drawer at an edge of the page. Escape closes it alone, and only while nothing lies above it. */
export function DrawerShell(props: Omit<DrawerProps, 'closeOnEscape'>) {
  const { t } = useTranslation();
  const isTop = useTopDialog(props.opened);
  return <Drawer closeButtonProps={{ 'aria-label': t('action.close') }} {...props} closeOnEscape={isTop} />;
}
