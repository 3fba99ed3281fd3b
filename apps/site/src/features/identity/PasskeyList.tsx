import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { knowsPasskeys } from '../../parts/ways-in/passkey-device.ts';
import { useExternalWays } from '../../parts/ways-in/use-external-ways.ts';
import classes from './keys.module.css';
import { PasskeyRow } from './PasskeyRow.tsx';
import {
  type Passkey,
  passkeysQuery,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from './use-passkeys.ts';

/** The member's passkeys, with the ways to add, name and remove one. */
export function PasskeyList() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const ways = useExternalWays();
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const rename = useRenamePasskey(() => undefined);
  const remove = useRemovePasskey(() => {
    setLeaving(null);
    notifications.show({ message: t('passkey.removed') });
  });
  const complain = (error: Error) => notifications.show({ color: 'coral', message: failureText(error) });

  if (passkeys.isPending || ways.isPending) return <ListSkeleton rows={2} height={68} />;
  if (passkeys.isError) {
    return <ErrorState message={failureText(passkeys.error)} onRetry={() => void passkeys.refetch()} />;
  }
  const { list } = passkeys.data;
  const why =
    ways.data?.passkeys === false
      ? t('passkey.unavailable')
      : knowsPasskeys()
        ? null
        : t('passkey.unsupported');
  const add = (
    <Button
      className={classes.add}
      leftSection={<IconPlus size={18} />}
      disabled={why !== null}
      onClick={() => setAdding(true)}
    >
      {t('passkey.add')}
    </Button>
  );
  return (
    <div className={classes.part}>
      {why === null ? null : <Alert>{why}</Alert>}
      {list.length === 0 ? (
        <EmptyState
          title={t('passkey.empty')}
          hint={t('passkey.emptyHint')}
          icon={<IconFingerprint size={38} stroke={1.4} />}
          action={add}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {list.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isRenaming={rename.isPending && rename.variables.id === passkey.id}
                onRename={(name) => rename.mutate({ id: passkey.id, name }, { onError: complain })}
                onRemove={() => setLeaving(passkey)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {isAdding ? <AddPasskey onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog
        opened={leaving !== null}
        title={t('passkey.confirm')}
        hint={t('passkey.confirmHint', { name: leaving?.name ?? '' })}
        action={t('passkey.remove')}
        isBusy={remove.isPending}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id, { onError: complain });
        }}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

/** Asks for a name, then the device for a key. */
function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const [name, setName] = useState(t('passkey.defaultName'));
  const add = useAddPasskey(() => {
    notifications.show({ color: 'emerald', message: t('passkey.added') });
    onClose();
  });
  return (
    <ModalShell opened onClose={onClose} title={t('passkey.addTitle')} size={420}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) add.mutate(name.trim() || t('passkey.defaultName'));
        }}
      >
        <Stack gap="md">
          {add.isError ? (
            <Alert color="coral" icon={<IconAlertCircle />} role="alert">
              {failureText(add.error)}
            </Alert>
          ) : null}
          <TextInput
            label={t('passkey.name')}
            description={t('passkey.nameHint')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={60}
            dir="auto"
            data-autofocus
          />
          <Button type="submit" size="md" loading={add.isPending} leftSection={<IconFingerprint size={20} />}>
            {t('passkey.create')}
          </Button>
        </Stack>
      </form>
    </ModalShell>
  );
}
