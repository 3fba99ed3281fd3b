import type { Permission } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMay } from '../session/use-session.ts';

/** Shows its children to those who may see them, and says so to the others instead of asking the server in vain. */
export function Allowed({ needs, children }: { needs: Permission | undefined; children: ReactNode }) {
  const { t } = useTranslation('office');
  const may = useMay(needs);
  return may ? (
    children
  ) : (
    <EmptyState
      icon={<IconLock size={34} stroke={1.5} />}
      title={t('page.notAllowedTitle')}
      hint={t('page.notAllowedHint')}
    />
  );
}
