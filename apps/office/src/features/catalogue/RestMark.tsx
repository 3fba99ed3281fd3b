import type { MaintenanceNote } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';

/** That a vendor or a game is in maintenance, and until when where that was said. */
export function RestMark({ maintenance }: { maintenance: MaintenanceNote }) {
  const { t } = useTranslation('officeGames');
  return (
    <Mark tone="bad">
      <span>
        {t(maintenance.until === null ? 'rest.on' : 'rest.onUntil')}
        {maintenance.until === null ? null : (
          <>
            {' '}
            <Instant at={maintenance.until} />
          </>
        )}
      </span>
    </Mark>
  );
}
