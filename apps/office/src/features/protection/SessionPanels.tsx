import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton } from '@ikka/ui';
import { Button, Text } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import { browserTitle, type OnAsk } from './security-view.ts';

const skeleton = <ListSkeleton rows={2} height={40} />;

/** Where the member is logged in, and the browsers that are known as his. */
export function SessionPanels({ memberId, onAsk }: { memberId: string; onAsk: OnAsk }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberSessions, { params: { id: memberId } });
  const shown = query.isPlaceholderData ? undefined : query.data;
  const nameOf = (browser: { browser: string; os: string }) =>
    browserTitle(browser) ?? t('protection.unknownBrowser');
  return (
    <div className={classes.columns}>
      <Panel
        title={t('protection.sessions')}
        aside={
          onAsk &&
          shown &&
          (shown.sessions.length > 0 || shown.devices.some(({ isRemembered }) => isRemembered)) ? (
            <Button
              variant="subtle"
              size="compact-sm"
              c="var(--ikka-money-out)"
              onClick={() => onAsk({ kind: 'endSessions' })}
            >
              {t('protection.ask.endSessions.action')}
            </Button>
          ) : null
        }
      >
        <Loaded query={query} skeleton={skeleton}>
          {({ sessions }) => (
            <>
              <ul className={classes.list}>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <span className={classes.name}>
                      <bdi>{session.deviceName ?? nameOf(session)}</bdi>
                      <small>
                        {t(`protection.method.${session.method}`)} · <bdi dir="ltr">{session.ip}</bdi> ·{' '}
                        {t('members.lastSeen')} <Instant at={session.lastSeenAt} />
                      </small>
                    </span>
                    {onAsk ? (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        aria-label={`${nameOf(session)}: ${t('protection.ask.endSession.action')}`}
                        onClick={() =>
                          onAsk({ kind: 'endSession', sessionId: session.id, browser: nameOf(session) })
                        }
                      >
                        {t('protection.end')}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
              {sessions.length === 0 ? <Text c="dimmed">{t('members.noSessions')}</Text> : null}
            </>
          )}
        </Loaded>
      </Panel>
      <Panel title={t('protection.devices')}>
        <Loaded query={query} skeleton={skeleton}>
          {({ devices }) => (
            <>
              <ul className={classes.list}>
                {devices.map((device) => (
                  <li key={device.id}>
                    <span className={classes.name}>
                      <bdi>{device.name ?? nameOf(device)}</bdi>
                      <small>
                        <bdi dir="ltr">{device.ip}</bdi> · {t('members.lastSeen')}{' '}
                        <Instant at={device.lastSeenAt} />
                      </small>
                    </span>
                    {device.isRemembered ? <Mark tone="changed">{t('protection.remembered')}</Mark> : null}
                    {onAsk ? (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        aria-label={`${device.name ?? nameOf(device)}: ${t('protection.ask.revokeDevice.action')}`}
                        onClick={() =>
                          onAsk({
                            kind: 'revokeDevice',
                            deviceId: device.id,
                            browser: device.name ?? nameOf(device),
                          })
                        }
                      >
                        {t('protection.revoke')}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
              {devices.length === 0 ? <Text c="dimmed">{t('protection.noDevices')}</Text> : null}
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}
