import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Badge, Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './DevicesPart.module.css';
import { isPhone, systemOf } from './device-view.ts';

type OpenSession = CallValue<typeof calls.identity.sessions>['list'][number];

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** A session that is open now: by what way it began, where and since when. This one ends by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('member');
  const zone = useQuery(statusQuery).data?.timeZone;
  const Icon = isPhone(session.os) ? IconDeviceMobile : IconDeviceLaptop;
  const name = session.deviceName ?? systemOf(session, t('devices.unknown'));
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
          {session.isThis ? (
            <Badge variant="light" color="emerald">
              {t('sessions.this')}
            </Badge>
          ) : null}
        </span>
        <span className={classes.facts}>
          <span>{t(`method.${session.method}`)}</span>
          <Figure>{session.ip}</Figure>
          <span>
            {t('sessions.since')} <Figure>{formatInstant(session.createdAt, zone)}</Figure>
          </span>
        </span>
      </div>
      {session.isThis ? null : (
        <Button
          variant="default"
          size="sm"
          loading={isEnding}
          onClick={onEnd}
          aria-label={`${t('sessions.end')}: ${name}`}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
