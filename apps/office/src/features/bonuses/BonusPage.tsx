import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Mark } from '../../parts/Badges.tsx';
import { CaseFound, CaseHead, Deeds } from '../../parts/Case.tsx';
import { FactPanel, fact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { BonusClaims } from './BonusClaims.tsx';
import { BonusForm } from './BonusForm.tsx';
import { type BonusOfferRow, type BonusVersion, offerTones } from './bonus-draft.ts';
import { StopOffer } from './StopOffer.tsx';
import { TermFacts } from './TermFacts.tsx';
import { VersionCard } from './VersionCard.tsx';

/** One bonus offer: what counts, what waits for a second operator, what it has cost, and who took it. */
export function BonusPage() {
  const { t } = useTranslation('officeBonuses');
  const { offerId } = useParams({ from: '/shell/bonuses/$offerId' });
  return (
    <CaseFound
      call={calls.officeBonuses.officeBonus}
      request={{ params: { id: offerId } }}
      everyMs={15_000}
      unknown="bonus.offer_unknown"
      unknownTitle={t('unknown')}
    >
      {(offer) => <Detail key={offer.offerId} offer={offer} />}
    </CaseFound>
  );
}

type Offer = BonusOfferRow & { readonly currency: string; readonly versions: readonly BonusVersion[] };

function Detail({ offer }: { offer: Offer }) {
  const { t } = useTranslation('officeBonuses');
  const language = wireLanguage(useLanguage());
  const mayWrite = useMay('bonuses.write');
  const [isWriting, setWriting] = useState(false);
  const { current, waiting, currency, figures, versions } = offer;
  const [newest] = versions;
  const title = (current ?? newest)?.terms.title[language] ?? offer.offerId;
  const earlier = versions.filter(
    ({ version }) => version !== current?.version && version !== waiting?.version,
  );
  return (
    <>
      <CaseHead to="/bonuses" list={t('title')} hint={<bdi dir="ltr">{offer.offerId}</bdi>}>
        <bdi>{title}</bdi>
        <Mark tone={offerTones[offer.state]}>{t(`state.${offer.state}`)}</Mark>
      </CaseHead>
      <Stack>
        {mayWrite ? (
          <Deeds>
            {waiting === null ? (
              <Button variant={isWriting ? 'default' : 'filled'} onClick={() => setWriting(!isWriting)}>
                {t(isWriting ? 'leaveForm' : 'propose')}
              </Button>
            ) : null}
            {current !== null && offer.stoppedAt === null ? <StopOffer offerId={offer.offerId} /> : null}
          </Deeds>
        ) : null}
        {isWriting && waiting === null && newest ? (
          <BonusForm
            offerId={offer.offerId}
            base={newest}
            currency={currency}
            taken={null}
            onProposed={() => setWriting(false)}
          />
        ) : null}
        {waiting ? <VersionCard offerId={offer.offerId} version={waiting} currency={currency} /> : null}
        <FactPanel
          title={t('cost')}
          facts={[
            fact.count(t('figure.taken'), figures.taken),
            ...(['granted', 'locked', 'released', 'returned'] as const).map((name) =>
              fact.money(t(`figure.${name}`), figures[name], currency),
            ),
          ]}
        />
        {current ? (
          <Panel title={t('current', { version: current.version })}>
            <TermFacts terms={current.terms} currency={currency} />
          </Panel>
        ) : null}
        <BonusClaims filter={{ offerId: offer.offerId }} title={t('takers')} />
        {earlier.map((version) => (
          <VersionCard key={version.version} offerId={offer.offerId} version={version} currency={currency} />
        ))}
      </Stack>
    </>
  );
}
