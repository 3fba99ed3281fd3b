import { useTranslation } from '@ikka/i18n/react';
import { ErrorState } from '@ikka/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { PartNotLoaded } from '../../parts/loading/load-part.ts';

/** A part of the page that broke, or never came, says so and offers to load anew; the rest of the site stays. */
export function CrashPart({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation();
  const message = error instanceof PartNotLoaded ? t(`part.${error.reason}`) : t('part.broken');
  return <ErrorState message={message} onRetry={() => location.reload()} />;
}

/** The same where a whole page would be. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <div className="page" style={{ paddingBlock: '3rem' }}>
      <CrashPart error={error} />
    </div>
  );
}
