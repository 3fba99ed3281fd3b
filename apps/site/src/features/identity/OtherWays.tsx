import { useTranslation } from '@ikka/i18n/react';
import { Button, Divider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { AgeGate } from '../../parts/protection/AgeGate.tsx';
import { useOfAge } from '../../parts/protection/use-of-age.ts';
import { ExternalButtons } from './ExternalButtons.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useFreePlay } from './use-login.ts';

/** The ways in beside the form, each where the site offers it: a key of the device, another house, play money. */
export function OtherWays() {
  return (
    <>
      <PasskeyButton />
      <ExternalButtons />
      <FreePlay />
    </>
  );
}

function FreePlay() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const status = useQuery(statusQuery);
  const free = useFreePlay();
  const { isOfAge, confirm } = useOfAge();
  const [isAsking, setAsking] = useState(false);
  if (!status.data?.freePlay) return null;
  const begin = () =>
    free.mutate(undefined, {
      onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
    });
  return (
    <>
      <Divider />
      {isAsking && !isOfAge ? (
        <AgeGate
          onConfirm={() => {
            confirm();
            begin();
          }}
          onLeave={() => setAsking(false)}
        />
      ) : (
        <Button
          variant="default"
          loading={free.isPending}
          onClick={() => (isOfAge ? begin() : setAsking(true))}
        >
          {t('login.freePlay')}
        </Button>
      )}
    </>
  );
}
