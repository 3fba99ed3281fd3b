import { ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { DialogBanner } from '../../parts/banners/DialogBanner.tsx';
import { bannersQuery } from '../../parts/banners/use-banners.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useFormTexts } from './use-form-texts.ts';
import { registerSettingsQuery } from './use-register-settings.ts';

export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useFormTexts();
  const failureText = useFailureText();
  const settings = useQuery(registerSettingsQuery);
  // The banner stands above the form: both appear together, so that nothing moves.
  const isWaiting = useQuery(bannersQuery).isPending || settings.isPending;
  return (
    <ModalShell
      opened
      focusTitle
      onClose={onClose}
      title={t('register.title')}
      subtitle={t('register.subtitle')}
    >
      {isWaiting ? null : <DialogBanner group="w_register" />}
      {isWaiting ? (
        <ListSkeleton rows={5} height={60} />
      ) : settings.isError ? (
        <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />
      ) : (
        <RegisterForm settings={settings.data} />
      )}
    </ModalShell>
  );
}
