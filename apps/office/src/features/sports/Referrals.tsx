import { type AskedReferral, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useAct, useRead } from '../../api/use-call.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { OfferDialog } from './OfferDialog.tsx';

const { officeReferrals, officeAnswerReferral } = calls.officeSports;
const readMs = 2_000;

/** Stakes that players ask a trader for: those who wait, with what is left of their time, and the last that were answered. */
export function Referrals() {
  const { t } = useTranslation('officeSports');
  const query = useRead(officeReferrals, {}, { everyMs: readMs });
  const answer = useAct(officeAnswerReferral, [officeReferrals]);
  const [less, setLess] = useState<AskedReferral | null>(null);
  const send = (referralId: string, offer: string | null) =>
    answer.mutate(
      { params: { referralId }, body: { offer } },
      {
        onSuccess: () => notifications.show({ color: 'emerald', message: t('referrals.done') }),
      },
    );
  const columns = useColumns({
    left: useSecondsLeft(query.data?.serverTime),
    isBusy: answer.isPending,
    onAnswer: send,
    onLess: setLess,
  });
  return (
    <Panel title={t('referrals.title')}>
      <p>{t('referrals.hint')}</p>
      <Failure failure={answer.error} />
      <WholeList
        query={query}
        rowsOf={({ list }) => list}
        caption={t('referrals.title')}
        columns={columns}
        rowKey={({ id }) => id}
        none={{ title: t('referrals.none') }}
      />
      {less === null ? null : <OfferDialog referral={less} onClose={() => setLess(null)} />}
    </Panel>
  );
}

/** Whole seconds until an instant by the server's clock, which was last read just now. */
function useSecondsLeft(serverTime: string | undefined): (until: string) => number {
  const [now, setNow] = useState(() => Date.now());
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (serverTime !== undefined) setAhead(Date.parse(serverTime) - Date.now());
  }, [serverTime]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (until) => Math.max(0, Math.ceil((Date.parse(until) - now - ahead) / 1_000));
}

function useColumns({
  left,
  isBusy,
  onAnswer,
  onLess,
}: {
  left: (until: string) => number;
  isBusy: boolean;
  onAnswer: (id: string, offer: string | null) => void;
  onLess: (referral: AskedReferral) => void;
}): Column<AskedReferral>[] {
  const { t } = useTranslation(['officeSports', 'sportsbook']);
  const { matchName, marketName, outcomeName } = useBookWords();
  const mayTrade = useMay('trading.write');
  const state = (row: AskedReferral): string => {
    if (row.answeredBy === null && (row.state === 'expired' || left(row.until) === 0))
      return t('referrals.unanswered');
    return t(`referrals.states.${row.state}`, { seconds: left(row.until), amount: row.offer ?? '' });
  };
  return [
    column.instant('askedAt', t('referrals.asked')),
    column.member(t('member')),
    column.cell('selections', t('selections'), ({ legs, lines }) => (
      <>
        {legs.map(({ fixture, market, outcome, outcomeName: person, odds }) => (
          <Text key={`${fixture.id} ${market}`} size="sm">
            <bdi>
              {outcomeName(market, outcome, fixture, person)} · {marketName(market, fixture)}
            </bdi>{' '}
            <bdi dir="ltr">{odds}</bdi>
            <br />
            <Text span size="xs" c="dimmed">
              <bdi>{matchName(fixture)}</bdi>
            </Text>
          </Text>
        ))}
        {lines > 1 ? <Text size="xs">{t('sportsbook:lines', { count: lines })}</Text> : null}
      </>
    )),
    column.anyMoney('stake', t('referrals.stake')),
    extra(column.money('most', t('referrals.most'))),
    column.money('returnMost', t('referrals.returns')),
    column.cell('state', t('referrals.state'), state),
    extra(column.cell('by', t('referrals.by'), ({ answeredBy }) => answeredBy ?? '—')),
    {
      id: 'acts',
      isAct: true,
      title: t('acts'),
      show: (row) =>
        row.state !== 'waiting' || !mayTrade ? null : (
          <Group gap="xs" wrap="nowrap">
            <Button size="compact-sm" loading={isBusy} onClick={() => onAnswer(row.id, row.stake)}>
              {t('referrals.accept')}
            </Button>
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => onLess(row)}>
              {t('referrals.offer')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={isBusy}
              onClick={() => onAnswer(row.id, null)}
            >
              {t('referrals.refuse')}
            </Button>
          </Group>
        ),
    },
  ];
}
