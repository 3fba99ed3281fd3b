import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Stack, Text } from '@mantine/core';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
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
  const { decidedBy, decidedAt, answer } = version;
  return (
    <Panel title={t(`version.${version.state}`, { version: version.version })}>
      <Stack>
        <Facts
          facts={[
            fact.name(t('proposedBy'), version.proposedBy),
            fact.instant(t('proposedAt'), version.proposedAt),
            decidedBy !== null && fact.name(t('decidedBy'), decidedBy),
            decidedBy !== null && fact.instant(t('decidedAt'), decidedAt),
            answer !== null && fact.name(t('answer'), answer),
          ]}
        />
        {version.state === 'waiting' ? <Decision offerId={offerId} version={version} /> : null}
        <TermFacts terms={version.terms} currency={currency} />
      </Stack>
    </Panel>
  );
}

function Decision({ offerId, version }: { offerId: string; version: BonusVersion }) {
  const { t } = useTranslation('officeBonuses');
  const mayWrite = useMay('bonuses.write');
  const params = { id: offerId, version: version.version };
  const isOwn = useMe().data?.username === version.proposedBy;
  if (!mayWrite) return null;
  return (
    <>
      {isOwn ? <Text c="dimmed">{t('ownWaits')}</Text> : null}
      <Deeds>
        {isOwn ? null : (
          <DoButton
            call={officeApproveBonus}
            touches={bonusTouched}
            request={{ params }}
            done={t('approved')}
          >
            {t('approve')}
          </DoButton>
        )}
        <ActButton
          variant="default"
          call={officeRefuseBonus}
          touches={bonusTouched}
          request={({ reason }) => ({ params, body: { reason } })}
          title={t('refuseTitle')}
          text={t('refuseText')}
          done={t('refused')}
        >
          {t(isOwn ? 'takeBack' : 'refuse')}
        </ActButton>
      </Deeds>
    </>
  );
}
