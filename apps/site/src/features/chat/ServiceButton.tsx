import { useTranslation } from '@ikka/i18n/react';
import { IconHeadset } from '@tabler/icons-react';
import { useService } from './use-service.ts';

/** Opens the customer service in a window of its own. */
export function ServiceButton({
  className,
  onChosen,
}: {
  className: string | undefined;
  onChosen?: (() => void) | undefined;
}) {
  const { t } = useTranslation('site');
  const open = useService();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        open();
        onChosen?.();
      }}
    >
      <IconHeadset size={20} stroke={1.7} aria-hidden />
      {t('service.open')}
    </button>
  );
}
