import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { TablePanel } from '../../parts/list/TablePanel.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import classes from './card-cases.module.css';
import type { CardCase } from './case-words.ts';

/** The hands in which most moved between the two; each leads to its rounds. */
export function HandList({ found: { hands, members, figures } }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const [first = ''] = members.map(({ account }) => account);
  const columns: Column<CardCase['hands'][number]>[] = [
    column.instant('at', t('handAt')),
    column.money('net', t('handNet', { first }), ({ net }) => ({
      amount: net,
      currency: figures?.currency ?? '',
    })),
    column.cell('rounds', t('round'), ({ roundIds }) => (
      <span className={classes.members}>
        {roundIds.map((roundId, at) => (
          <RoundLink key={roundId} roundId={roundId}>
            {t('roundOf', { account: members[at]?.account ?? '' })}
          </RoundLink>
        ))}
      </span>
    )),
  ];
  return (
    <TablePanel
      title={t('handList')}
      none={t('noHands')}
      columns={columns}
      rows={hands}
      rowKey={({ roundIds }) => roundIds.join()}
    />
  );
}

/** What players reported of a member. */
export function ReportList({ found: { reportList } }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  type Row = CardCase['reportList'][number];
  const columns: Column<Row>[] = [
    column.instant('at', t('reportedAt')),
    column.cell('reason', t('reason'), ({ reason }) => t(`reasons.${reason}`)),
    column.cell('text', t('text'), ({ text }) =>
      text === null ? (
        '—'
      ) : (
        <span dir="auto" className={classes.words}>
          {text}
        </span>
      ),
    ),
    column.cell('reporter', t('reporter'), ({ reporter }) => <MemberLink {...reporter} />),
    column.cell('hand', t('hand'), ({ roomId, hand, roundId }) => {
      const name = <bdi>{`${roomId} · ${formatNumber(hand)}`}</bdi>;
      return roundId === null ? name : <RoundLink roundId={roundId}>{name}</RoundLink>;
    }),
  ];
  return (
    <TablePanel
      title={t('reportList')}
      none={t('noReports')}
      columns={columns}
      rows={reportList}
      rowKey={({ at, reporter }) => `${at} ${reporter.memberId}`}
    />
  );
}

/** With whom else these members play, and what came of that. */
export function OtherPairs({ found: { otherPairs } }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const language = useLanguage();
  const columns: Column<CardCase['otherPairs'][number]>[] = [
    column.cell('pair', t('pair'), ({ members }) => (
      <span className={classes.members}>
        {members.map((member) => (
          <MemberLink key={member.memberId} {...member} />
        ))}
      </span>
    )),
    extra(column.cell('game', t('game'), ({ gameName }) => textIn(gameName, language))),
    column.count('hands', t('hands')),
    column.figure('z', t('z'), ({ z }) => formatNumber(z, 1)),
    column.atEnd('points', t('points'), ({ points, caseId }) =>
      caseId === null ? (
        <Figure>{formatNumber(points)}</Figure>
      ) : (
        <Link to="/card-cases/$caseId" params={{ caseId }} className={links.openWhole} title={t('openCase')}>
          <Figure>{formatNumber(points)}</Figure>
        </Link>
      ),
    ),
  ];
  return (
    <TablePanel
      title={t('others')}
      none={t('noOthers')}
      columns={columns}
      rows={otherPairs}
      rowKey={({ members, gameName }) =>
        `${members.map(({ memberId }) => memberId).join(' ')} ${gameName.EN}`
      }
    />
  );
}

function RoundLink({ roundId, children }: { roundId: string; children: React.ReactNode }) {
  return (
    <Link to="/rounds/$roundId" params={{ roundId }} className={links.openWhole}>
      {children}
    </Link>
  );
}
