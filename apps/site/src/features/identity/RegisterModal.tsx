import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { RegisterForm } from './RegisterForm.tsx';

const settingsQuery = queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.system.registerSettings, {}, { signal })),
});

export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const settings = useQuery(settingsQuery);
  return (
    <ModalShell
      opened
      focusTitle
      onClose={onClose}
      title={t('register.title')}
      subtitle={t('register.subtitle')}
    >
      {settings.isPending ? (
        <ListSkeleton rows={5} height={60} />
      ) : settings.isError ? (
        <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />
      ) : (
        <RegisterForm settings={settings.data} />
      )}
    </ModalShell>
  );
}
