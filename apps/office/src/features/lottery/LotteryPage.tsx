import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { lotterySearch } from '../../page-search.ts';
import { Deeds } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SumLines } from '../../parts/SumLines.tsx';
import { useMay } from '../../session/use-session.ts';
import { GamePlays } from './GamePlays.tsx';
import { IssueDetails } from './IssueDetails.tsx';
import { EnterResult, VoidIssue } from './ResultDialogs.tsx';

const { officeIssues, officeLotteries } = calls.officeLottery;
export type Issue = CallValue<typeof officeIssues>['list'][number];
type Asked = { readonly issue: Issue; readonly act: 'enter' | 'void' | 'details' };
const tones = { open: 'trial', closed: 'changed', drawn: 'changed', settled: 'good', void: 'bad' } as const;

/** Issues of lotteries: those that wait for a result, or all of one lottery. */
export function LotteryPage() {
  const { t } = useTranslation('officeLottery');
  const language = useLanguage();
  const place = useAddress(lotterySearch);
  const { game } = place.search;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [playsOf, setPlaysOf] = useState<string | null>(null);
  const games = useRead(officeLotteries, {}).data?.games ?? [];
  const isOutside = (code: string) => games.some((one) => one.code === code && one.draw === 'outside');
  const names = new Map(games.map(({ code, name }) => [code, textIn(name, language)]));
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={officeIssues}
      place={place}
      everyMs={10_000}
      above={
        game === undefined ? null : (
          <Button variant="default" size="compact-sm" onClick={() => setPlaysOf(game)}>
            {t('plays')}
          </Button>
        )
      }
      filters={{
        game: {
          label: t('game'),
          choices: [...names.keys()],
          none: t('waiting'),
          nameOf: (code) => names.get(code) ?? code,
        },
      }}
      columns={useColumns(isOutside, setAsked)}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound') }}
      below={
        <>
          {playsOf === null ? null : <GamePlays game={playsOf} onClose={() => setPlaysOf(null)} />}
          {asked?.act === 'details' ? (
            <IssueDetails issue={asked.issue} onClose={() => setAsked(null)} />
          ) : null}
          {asked?.act === 'enter' ? <EnterResult {...asked} opened onClose={() => setAsked(null)} /> : null}
          {asked?.act === 'void' ? <VoidIssue {...asked} opened onClose={() => setAsked(null)} /> : null}
        </>
      }
    />
  );
}

function useColumns(isOutside: (code: string) => boolean, onAsk: (asked: Asked) => void): Column<Issue>[] {
  const { t } = useTranslation('officeLottery');
  const mayDecide = useMay('adjustments.write');
  const money = (part: 'stake' | 'payout'): Column<Issue> =>
    extra(column.cell(part, t(part), ({ stakes }) => <SumLines sums={stakes} amount={(sum) => sum[part]} />));
  return [
    column.cell('issue', t('issue'), ({ game, number }) => (
      <bdi dir="ltr">
        {game} <Figure>{number}</Figure>
      </bdi>
    )),
    column.marks('state', t('state'), ({ state, entry }) => [
      [tones[state], t(`states.${state}`)],
      entry !== null && ['changed', t('entered', { by: entry.by })],
    ]),
    column.instant('drawsAt', t('draws')),
    extra(column.figure('slips', t('slips'))),
    money('stake'),
    money('payout'),
    extra(
      column.cell('board', t('board'), ({ board }) =>
        board === null ? (
          '—'
        ) : (
          <Text size="sm" dir="ltr" lineClamp={2} title={board}>
            {board}
          </Text>
        ),
      ),
    ),
    {
      id: 'acts',
      isAct: true,
      title: t('acts'),
      show: (issue) => {
        const isWaiting =
          mayDecide && isOutside(issue.game) && (issue.state === 'closed' || issue.state === 'open');
        const isSettled = mayDecide && isOutside(issue.game) && issue.state === 'settled';
        return (
          <Deeds>
            <Button size="compact-sm" variant="default" onClick={() => onAsk({ issue, act: 'details' })}>
              {t('details')}
            </Button>
            {isSettled ? (
              <Button size="compact-sm" variant="default" onClick={() => onAsk({ issue, act: 'enter' })}>
                {t(issue.entry === null ? 'correct' : 'confirmCorrection')}
              </Button>
            ) : null}
            {isWaiting && issue.state === 'closed' ? (
              <Button size="compact-sm" onClick={() => onAsk({ issue, act: 'enter' })}>
                {t(issue.entry === null ? 'enter' : 'confirm')}
              </Button>
            ) : null}
            {isWaiting ? (
              <Button
                size="compact-sm"
                variant="default"
                c="var(--ikka-money-out)"
                onClick={() => onAsk({ issue, act: 'void' })}
              >
                {t('void')}
              </Button>
            ) : null}
          </Deeds>
        );
      },
    },
  ];
}
