import { calls, type ExternalProvider } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Divider, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useExternalWays } from '../../parts/ways-in/use-external-ways.ts';
import { keepReturn } from './external-return.ts';
import { ProviderMark } from './ProviderMark.tsx';

/** Google and Facebook, as far as the operator has them open; nothing otherwise. */
export function ExternalButtons() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const ways = useExternalWays();
  const leave = useMutation({
    mutationFn: (provider: ExternalProvider) =>
      answerOf(client.call(calls.identity.externalBegin, { params: { provider } })),
    onSuccess: ({ url }) => {
      keepReturn(location);
      location.assign(url);
    },
    onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
  });
  const providers = ways.data?.providers ?? [];
  if (providers.length === 0) return null;
  // The page is on its way out once the address is known: a second press has nothing to do.
  const isLeaving = leave.isPending || leave.isSuccess;
  return (
    <Stack gap="sm">
      <Divider label={t('external.divider')} />
      {providers.map((provider) => (
        <Button
          key={provider}
          type="button"
          variant="default"
          leftSection={<ProviderMark provider={provider} />}
          loading={isLeaving && leave.variables === provider}
          disabled={isLeaving && leave.variables !== provider}
          onClick={() => leave.mutate(provider)}
        >
          {t(`external.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
}
