import type { ExternalProvider } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import classes from './keys.module.css';
import { ProviderMark } from './ProviderMark.tsx';
import { linksQuery, useBeginLink, useUnlink } from './use-links.ts';

/** The houses in which the member is linked, with the ways to add and to take away one. */
export function LinkedAccounts() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const links = useQuery(linksQuery);
  const [leaving, setLeaving] = useState<ExternalProvider | null>(null);
  const nameOf = (provider: ExternalProvider) => t(`external.provider.${provider}`);
  const complain = (error: Error) => notifications.show({ color: 'coral', message: failureText(error) });
  const begin = useBeginLink();
  const unlink = useUnlink((provider) => {
    setLeaving(null);
    notifications.show({ message: t('external.linked.gone', { provider: nameOf(provider) }) });
  });

  if (links.isPending) return <ListSkeleton rows={2} height={68} />;
  if (links.isError) {
    return <ErrorState message={failureText(links.error)} onRetry={() => void links.refetch()} />;
  }
  const { list, offered } = links.data;
  const open = offered.filter((provider) => !list.some((link) => link.provider === provider));
  const isLeaving = begin.isPending || begin.isSuccess;
  const ways =
    open.length === 0 ? null : (
      <Group gap="sm">
        {open.map((provider) => (
          <Button
            key={provider}
            variant="default"
            leftSection={<ProviderMark provider={provider} />}
            loading={isLeaving && begin.variables === provider}
            disabled={isLeaving && begin.variables !== provider}
            onClick={() => begin.mutate(provider, { onError: complain })}
          >
            {t('external.linked.link', { provider: nameOf(provider) })}
          </Button>
        ))}
      </Group>
    );
  return (
    <div className={classes.part}>
      {list.length === 0 ? (
        <EmptyState
          title={t('external.linked.empty')}
          hint={open.length === 0 ? t('external.linked.none') : t('external.linked.emptyHint')}
          icon={<IconLink size={36} stroke={1.4} />}
          action={ways}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {list.map(({ provider, label, linkedAt }) => (
              <li key={provider} className={classes.row}>
                <span className={classes.icon}>
                  <ProviderMark provider={provider} size={24} />
                </span>
                <div className={classes.words}>
                  <span className={classes.name}>{nameOf(provider)}</span>
                  <span className={classes.facts}>
                    <bdi>{label}</bdi>
                    <span>
                      {t('external.linked.since')} <Figure>{formatInstant(linkedAt, zone)}</Figure>
                    </span>
                  </span>
                </div>
                <span className={classes.ways}>
                  <Button
                    variant="subtle"
                    color="coral"
                    onClick={() => setLeaving(provider)}
                    aria-label={t('external.linked.unlinkOf', { provider: nameOf(provider) })}
                  >
                    {t('external.linked.unlink')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {ways}
        </>
      )}
      <ConfirmDialog
        opened={leaving !== null}
        title={t('external.linked.confirm', { provider: leaving === null ? '' : nameOf(leaving) })}
        hint={t('external.linked.confirmHint')}
        action={t('external.linked.unlink')}
        isBusy={unlink.isPending}
        onConfirm={() => {
          if (leaving) unlink.mutate(leaving, { onError: complain });
        }}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}
