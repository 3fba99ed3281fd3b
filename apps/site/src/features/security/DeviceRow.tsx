import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, RenameForm } from '@ikka/ui';
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './DevicesPart.module.css';
import { isPhone, systemOf } from './device-view.ts';

type Device = CallValue<typeof calls.identity.devices>['list'][number];

interface DeviceRowProps {
  device: Device;
  isRenaming: boolean;
  onRename: (name: string) => void;
  onRevoke: () => void;
}

/** A device that the member was logged in from: its name, where and when, and the ways to name it and to shut it out. */
export function DeviceRow({ device, isRenaming, onRename, onRevoke }: DeviceRowProps) {
  const { t } = useTranslation(['member', 'common']);
  const zone = useQuery(statusQuery).data?.timeZone;
  const [isNaming, setNaming] = useState(false);
  const Icon = isPhone(device.os) ? IconDeviceMobile : IconDeviceLaptop;
  const system = systemOf(device, t('devices.unknown'));
  const name = device.name ?? system;
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.5} />
      </span>
      {!isNaming ? (
        <div className={classes.words}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
            {device.isThis ? (
              <Badge variant="light" color="emerald">
                {t('devices.this')}
              </Badge>
            ) : null}
            {device.isRemembered ? <Badge variant="light">{t('devices.remembered')}</Badge> : null}
          </span>
          <span className={classes.facts}>
            {device.name ? <Figure>{system}</Figure> : null}
            <Figure>{device.ip}</Figure>
            <span>
              {t('devices.lastSeen')} <Figure>{formatInstant(device.lastSeenAt, zone)}</Figure>
            </span>
          </span>
        </div>
      ) : (
        <RenameForm
          className={classes.rename}
          name={device.name ?? ''}
          label={t('devices.nameOf', { name })}
          onRename={onRename}
          onDone={() => setNaming(false)}
        />
      )}
      {!isNaming ? (
        <span className={classes.ways}>
          <Tooltip label={t('devices.rename')}>
            <ActionIcon
              variant="subtle"
              size={36}
              loading={isRenaming}
              onClick={() => setNaming(true)}
              aria-label={`${t('devices.rename')}: ${name}`}
            >
              <IconPencil size={18} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('devices.revoke')}>
            <ActionIcon
              variant="subtle"
              color="coral"
              size={36}
              onClick={onRevoke}
              aria-label={`${t('devices.revoke')}: ${name}`}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Tooltip>
        </span>
      ) : null}
    </li>
  );
}
