import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import shared from '../../parts/forms/form-parts.module.css';
import { DeviceRow } from './DeviceRow.tsx';
import classes from './DevicesPart.module.css';
import { SessionRow } from './SessionRow.tsx';
import {
  devicesQuery,
  sessionsQuery,
  useEndOtherSessions,
  useEndSession,
  useRenameDevice,
  useRevokeDevice,
} from './use-devices.ts';

/** The devices that were logged in from, and the sessions that are open now. */
export function DevicesPart() {
  return (
    <div className={shared.part}>
      <Devices />
      <Sessions />
    </div>
  );
}

/** Says what went wrong with a press that has no field of its own. */
function useSayFailure() {
  const failureText = useFailureText();
  return (error: Error) => notifications.show({ color: 'coral', message: failureText(error) });
}

function Devices() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const devices = useQuery(devicesQuery);
  const rename = useRenameDevice();
  const revoke = useRevokeDevice();
  const fails = useSayFailure();
  const [leaving, setLeaving] = useState<string | null>(null);
  if (devices.isPending) return <ListSkeleton rows={3} height={76} />;
  if (devices.isError) {
    return <ErrorState message={failureText(devices.error)} onRetry={() => void devices.refetch()} />;
  }
  const { list } = devices.data;
  if (list.length === 0) return <EmptyState title={t('devices.emptyTitle')} hint={t('devices.emptyHint')} />;
  const isThis = list.some(({ id, isThis }) => id === leaving && isThis);
  return (
    <section className={classes.section} aria-labelledby="devices-known">
      <h3 id="devices-known" className={shared.subtitle}>
        {t('devices.known')}
      </h3>
      <ul className={classes.list}>
        {list.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isRenaming={rename.isPending && rename.variables.id === device.id}
            onRename={(name) => rename.mutate({ id: device.id, name }, { onError: fails })}
            onRevoke={() => setLeaving(device.id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={leaving !== null}
        title={t('devices.revokeTitle')}
        hint={t(isThis ? 'devices.revokeThisHint' : 'devices.revokeHint')}
        action={t('devices.revoke')}
        isBusy={revoke.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) {
            revoke.mutate(leaving, { onError: fails, onSettled: () => setLeaving(null) });
          }
        }}
      />
    </section>
  );
}

function Sessions() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const fails = useSayFailure();
  if (sessions.isPending) return <ListSkeleton rows={2} height={76} />;
  if (sessions.isError) {
    return <ErrorState message={failureText(sessions.error)} onRetry={() => void sessions.refetch()} />;
  }
  const { list } = sessions.data;
  const others = list.filter(({ isThis }) => !isThis).length;
  return (
    <section className={classes.section} aria-labelledby="sessions-open">
      <div className={classes.head}>
        <h3 id="sessions-open" className={shared.subtitle}>
          {t('sessions.title')}
        </h3>
        {others > 0 ? (
          <Button
            variant="default"
            size="sm"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: ({ ended }) =>
                  notifications.show({ message: t('sessions.othersEnded', { count: ended }) }),
                onError: fails,
              })
            }
          >
            {t('sessions.endOthers')}
          </Button>
        ) : null}
      </div>
      <ul className={classes.list}>
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id, { onError: fails })}
          />
        ))}
      </ul>
    </section>
  );
}
