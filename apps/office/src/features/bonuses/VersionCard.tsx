import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import type { BonusVersion } from './bonus-draft.ts';
import { bonusTouched } from './bonus-touched.ts';
import { TermFacts } from './TermFacts.tsx';

const { officeApproveBonus, officeRefuseBonus } = calls.officeBonuses;

/** A version that waits, with a second operator's decision; or one that was decided, with what it said. */
export function VersionCard({
  offerId,
  version,
  currency,
}: {
  offerId: string;
  version: BonusVersion;
  currency: string;
}) {
  const { t } = useTranslation('officeBonuses');
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('proposedBy'), <bdi key="by">{version.proposedBy}</bdi>],
    [t('proposedAt'), <Instant key="at" at={version.proposedAt} />],
  ];
  if (version.decidedBy !== null) {
    facts.push([t('decidedBy'), <bdi key="decided">{version.decidedBy}</bdi>]);
    facts.push([t('decidedAt'), <Instant key="decidedAt" at={version.decidedAt} />]);
  }
  if (version.answer !== null) facts.push([t('answer'), <bdi key="answer">{version.answer}</bdi>]);
  return (
    <Panel title={t(`version.${version.state}`, { version: version.version })}>
      <Stack>
        <Facts facts={facts} />
        {version.state === 'waiting' ? <Decision offerId={offerId} version={version} /> : null}
        <TermFacts terms={version.terms} currency={currency} />
      </Stack>
    </Panel>
  );
}

function Decision({ offerId, version }: { offerId: string; version: BonusVersion }) {
  const { t } = useTranslation('officeBonuses');
  const failureText = useFailureText();
  const mayWrite = useMay('bonuses.write');
  const me = useMe().data;
  const [refusing, setRefusing] = useState(false);
  const approve = useAct(officeApproveBonus, bonusTouched);
  const refuse = useAct(officeRefuseBonus, bonusTouched);
  const params = { id: offerId, version: version.version };
  const isOwn = me?.username === version.proposedBy;
  if (!mayWrite) return null;
  const tell = (message: string) => notifications.show({ color: 'emerald', message });
  return (
    <>
      {isOwn ? <Text c="dimmed">{t('ownWaits')}</Text> : null}
      <Failure failure={approve.error} />
      <Deeds>
        {isOwn ? null : (
          <Button
            loading={approve.isPending}
            onClick={() => {
              if (!approve.isPending) approve.mutate({ params }, { onSuccess: () => tell(t('approved')) });
            }}
          >
            {t('approve')}
          </Button>
        )}
        <Button variant="default" onClick={() => setRefusing(true)}>
          {t(isOwn ? 'takeBack' : 'refuse')}
        </Button>
      </Deeds>
      <ReasonDialog
        opened={refusing}
        title={t('refuseTitle')}
        text={t('refuseText')}
        action={t(isOwn ? 'takeBack' : 'refuse')}
        isBusy={refuse.isPending}
        failure={failureText(refuse.error)}
        onClose={() => {
          refuse.reset();
          setRefusing(false);
        }}
        onConfirm={(reason) =>
          refuse.mutate(
            { params, body: { reason } },
            {
              onSuccess: () => {
                setRefusing(false);
                tell(t('refused'));
              },
            },
          )
        }
      />
    </>
  );
}
