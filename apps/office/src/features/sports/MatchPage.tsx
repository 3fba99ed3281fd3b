import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { Alert, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact } from '../../parts/Facts.tsx';
import { SumLines } from '../../parts/SumLines.tsx';
import { useMay } from '../../session/use-session.ts';
import { MatchBets } from './MatchBets.tsx';
import { MatchMarkets } from './MatchMarkets.tsx';
import { MatchMarks } from './MatchMarks.tsx';
import { TradeButtons } from './TradeButtons.tsx';
import { type Asked, TradeDialog } from './TradeDialog.tsx';

const { officeMatch } = calls.officeSports;
export type MatchSheet = CallValue<typeof officeMatch>;

/** One match as a trader works on it. */
export function MatchPage() {
  const { t } = useTranslation('officeSports');
  const { fixture } = useParams({ from: '/shell/sports/$fixture' });
  return (
    <CaseFound
      call={officeMatch}
      request={{ params: { fixture } }}
      everyMs={3_000}
      unknown="sports.fixture_unknown"
      unknownTitle={t('unknown')}
    >
      {(sheet) => <Sheet sheet={sheet} />}
    </CaseFound>
  );
}

function Sheet({ sheet }: { sheet: MatchSheet }) {
  const { t } = useTranslation('officeSports');
  const { nameOf, matchName } = useBookWords();
  const mayTrade = useMay('trading.write');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { match } = sheet;
  const { fixture, taken } = match;
  const scores = scoresOf(fixture);
  const sum = (part: 'stake' | 'standing' | 'risk' | 'paid') =>
    [t(part), <SumLines key={part} sums={taken} amount={(row) => row[part]} />] as const;
  return (
    <Stack>
      <CaseHead
        to="/sports"
        list={t('back')}
        acts={
          mayTrade && match.voided === null ? (
            <TradeButtons hold={match.hold} onAsk={(act) => setAsked({ act, market: null })} />
          ) : null
        }
      >
        <bdi>{matchName(fixture)}</bdi>
        <MatchMarks match={match} />
      </CaseHead>
      {match.voided === null ? null : (
        <Alert color="coral" icon={<IconBan size={18} />}>
          <span dir="auto">{t('voidedWhy', { reason: match.voided })}</span>
        </Alert>
      )}
      <FactPanel
        title={t('facts')}
        facts={[
          [t('league'), nameOf(fixture.league.name)],
          fact.instant(t('starts'), fixture.startsAt),
          fact.figure(t('score'), scores && `${scores.home} : ${scores.away}`),
          fact.name(t('provider'), match.provider),
          ...(taken.length === 0
            ? [[t('sums'), t('noBets')] as const]
            : [sum('stake'), sum('standing'), sum('risk'), sum('paid')]),
        ]}
      />
      <MatchMarkets sheet={sheet} onAsk={mayTrade ? setAsked : null} />
      <MatchBets fixture={match.id} />
      {asked === null ? null : <TradeDialog sheet={sheet} asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
