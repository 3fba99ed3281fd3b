import { calls } from '@ikka/contract';
import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Mark, MarkReasons } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { CaseDeeds } from './CaseDeeds.tsx';
import { HandList, OtherPairs, ReportList } from './CaseTables.tsx';
import classes from './card-cases.module.css';
import { type CardCase, caseTones } from './case-words.ts';
import { MemberBans } from './MemberBans.tsx';
import { PairFigures } from './PairFigures.tsx';

/** One case: what speaks for it, the figures behind that, and what can be done. */
export function CardCasePage() {
  const { t } = useTranslation('officeIntegrity');
  const { caseId } = useParams({ from: '/shell/card-cases/$caseId' });
  return (
    <CaseFound
      call={calls.officeIntegrity.officeCardCase}
      request={{ params: { id: caseId } }}
      everyMs={15_000}
      unknown="card_case.unknown"
      unknownTitle={t('unknown')}
    >
      {(found) => <Detail key={found.id} found={found} />}
    </CaseFound>
  );
}

function Detail({ found }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const [first, second] = found.members;
  const title =
    second === undefined
      ? t('reportTitle', { account: first?.account ?? '' })
      : t('pairTitle', { first: first?.account ?? '', second: second.account });
  return (
    <>
      <CaseHead to="/card-cases" list={t('title')}>
        {title}
        <Mark tone={caseTones[found.state]}>{t(`state.${found.state}`)}</Mark>
      </CaseHead>
      <CaseColumns
        aside={
          <>
            <FactPanel title={t('about')} facts={useAbout(found)} />
            <MemberBans found={found} />
          </>
        }
      >
        <CaseDeeds found={found} />
        <Panel title={t('why')}>
          <Signs found={found} />
        </Panel>
        {found.figures === null ? null : (
          <Panel title={t('figures')}>
            <PairFigures members={found.members} figures={found.figures} />
          </Panel>
        )}
        {found.kind === 'report' ? <ReportList found={found} /> : <HandList found={found} />}
        <OtherPairs found={found} />
      </CaseColumns>
    </>
  );
}

function Signs({ found: { signs } }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  if (signs.length === 0) return <Text c="dimmed">{t('noSigns')}</Text>;
  return (
    <MarkReasons>
      {signs.map((sign) => (
        <li key={sign}>
          <Mark tone="changed">{t(`sign.${sign}`)}</Mark>
          <span>{t(`signWhy.${sign}`)}</span>
        </li>
      ))}
    </MarkReasons>
  );
}

function useAbout(found: CardCase): MaybeFact[] {
  const { t } = useTranslation('officeIntegrity');
  const language = useLanguage();
  const { decision, gameName, points } = found;
  return [
    [
      t('members'),
      <span key="members" className={classes.members}>
        {found.members.map((member) => (
          <MemberLink key={member.memberId} {...member} />
        ))}
      </span>,
    ],
    gameName !== null && [t('game'), textIn(gameName, language)],
    points !== null && [t('points'), t('pointsOf', { points: formatNumber(points) })],
    fact.name(t('holder'), found.holder),
    fact.instant(t('opened'), found.openedAt),
    fact.instant(t('changed'), found.changedAt),
    decision !== null && fact.name(t('decidedBy'), decision.by),
    decision !== null && fact.instant(t('decidedAt'), decision.at),
    decision !== null && fact.text(t('decidedFor'), decision.reason),
  ];
}
