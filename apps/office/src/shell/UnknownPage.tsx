import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** An address that the office does not have. */
export function UnknownPage() {
  const { t } = useTranslation('office');
  return (
    <EmptyState
      title={t('page.unknownTitle')}
      hint={t('page.unknownHint')}
      action={
        <Button variant="default" component={Link} to="/">
          {t('nav.overview')}
        </Button>
      }
    />
  );
}
