import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import type { Protection } from './protection.ts';

const { officeProtection, officeLiftExclusion } = calls.officeProtection;

interface ExclusionPanelProps {
  memberId: string;
  exclusion: Protection['exclusion'];
  mayWrite: boolean;
}

/** Whether the member is excluded, by whom and until when; an operator excludes, and lifts what operators set. */
export function ExclusionPanel({ memberId, exclusion, mayWrite }: ExclusionPanelProps) {
  const { t } = useTranslation(['officeLimits', 'protection']);
  const failureText = useFailureText();
  const [asked, setAsked] = useState<'exclude' | 'lift' | null>(null);
  const lift = useAct(officeLiftExclusion, [officeProtection, calls.office.officeAudit]);
  const close = () => {
    lift.reset();
    setAsked(null);
  };
  return (
    <Panel title={t('exclusion')}>
      {exclusion === null ? (
        t('notExcluded')
      ) : (
        <Facts
          facts={[
            [t('by'), t(`kind.${exclusion.kind}`)],
            [t('since'), <Instant key="from" at={exclusion.from} />],
            [
              t('until'),
              exclusion.until === null ? (
                t('protection:break.for.forGood')
              ) : (
                <Instant key="until" at={exclusion.until} />
              ),
            ],
            ...(exclusion.reason === null
              ? []
              : [[t('reason'), <bdi key="reason">{exclusion.reason}</bdi>] as const]),
          ]}
        />
      )}
      {mayWrite ? (
        <Group mt="md" gap="sm">
          <Button variant="default" c="var(--ikka-money-out)" onClick={() => setAsked('exclude')}>
            {t(exclusion ? 'excludeLonger' : 'exclude')}
          </Button>
          {exclusion?.kind === 'operator' ? (
            <Button variant="default" onClick={() => setAsked('lift')}>
              {t('lift')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <ExcludeDialog memberId={memberId} opened={asked === 'exclude'} onClose={close} />
      <ReasonDialog
        opened={asked === 'lift'}
        title={t('lift')}
        text={t('liftText')}
        action={t('liftAction')}
        isBusy={lift.isPending}
        failure={failureText(lift.error)}
        onClose={close}
        onConfirm={(reason) =>
          lift.mutate(
            { params: { id: memberId }, query: { reason } },
            {
              onSuccess: () => {
                notifications.show({ color: 'emerald', message: t('lifted') });
                close();
              },
            },
          )
        }
      />
    </Panel>
  );
}
