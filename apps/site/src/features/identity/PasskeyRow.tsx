import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, RenameForm } from '@ikka/ui';
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './keys.module.css';
import type { Passkey } from './use-passkeys.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  isRenaming: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One key: its name, since when and when it was used, and the ways to name and to remove it. */
export function PasskeyRow({ passkey, isRenaming, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation(['identity', 'common']);
  const zone = useQuery(statusQuery).data?.timeZone;
  const [isNaming, setNaming] = useState(false);
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  if (isNaming) {
    return (
      <li className={classes.row}>
        <RenameForm
          className={classes.name}
          name={name}
          label={t('passkey.nameOf', { name })}
          onRename={onRename}
          onDone={() => setNaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <IconKey size={22} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
          {isBackedUp ? <Badge variant="light">{t('passkey.backedUp')}</Badge> : null}
        </span>
        <span className={classes.facts}>
          <span>
            {t('passkey.created')} <Figure>{formatInstant(createdAt, zone)}</Figure>
          </span>
          {lastUsedAt === null ? (
            <span>{t('passkey.never')}</span>
          ) : (
            <span>
              {t('passkey.lastUsed')} <Figure>{formatInstant(lastUsedAt, zone)}</Figure>
            </span>
          )}
        </span>
      </div>
      <span className={classes.ways}>
        <Tooltip label={t('passkey.rename')}>
          <ActionIcon
            variant="subtle"
            size={36}
            loading={isRenaming}
            onClick={() => setNaming(true)}
            aria-label={`${t('passkey.rename')}: ${name}`}
          >
            <IconPencil size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('passkey.remove')}>
          <ActionIcon
            variant="subtle"
            color="coral"
            size={36}
            onClick={onRemove}
            aria-label={`${t('passkey.remove')}: ${name}`}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Tooltip>
      </span>
    </li>
  );
}
