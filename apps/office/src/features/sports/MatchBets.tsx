import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Figure } from '@ikka/ui';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { matchSearch } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';

const { officeMatchBets } = calls.officeSports;
type Bet = CallValue<typeof officeMatchBets>['list'][number];
const tones = { open: 'changed', won: 'good', lost: 'trial', returned: 'bad', cashed_out: 'trial' } as const;

/** The bets on a match, newest first. */
export function MatchBets({ fixture }: { fixture: string }) {
  const { t } = useTranslation('officeSports');
  return (
    <Panel title={t('betsTitle')}>
      <List
        caption={t('betsTitle')}
        call={officeMatchBets}
        params={{ fixture }}
        place={useAddress(matchSearch, { staysInView: true })}
        everyMs={10_000}
        columns={useColumns()}
        none={{ title: t('noBets') }}
      />
    </Panel>
  );
}

function useColumns(): Column<Bet>[] {
  const { t } = useTranslation(['officeSports', 'sportsbook']);
  const { marketName, outcomeName } = useBookWords();
  return [
    column.cell('placed', t('placed'), ({ id, placedAt }) => (
      <Link to="/rounds/$roundId" params={{ roundId: id }} className={links.openWhole}>
        <Instant at={placedAt} />
      </Link>
    )),
    column.member(t('member')),
    column.cell('selections', t('selections'), ({ legs }) =>
      legs.map(({ fixture, market, outcome, outcomeName: person, odds, isInPlay }) => (
        <Text key={`${fixture.id} ${market}`} size="sm">
          <bdi>
            {outcomeName(market, outcome, fixture, person)} · {marketName(market, fixture)}
          </bdi>{' '}
          <Figure>{odds}</Figure> {isInPlay ? <Mark tone="changed">{t('inPlay')}</Mark> : null}
        </Text>
      )),
    ),
    column.anyMoney('stake', t('stake')),
    extra(
      column.money('returns', t('returns'), ({ returnMost, payout, currency }) => ({
        amount: payout ?? returnMost,
        currency,
      })),
    ),
    column.mark('state', t('betState'), ({ state }) => [tones[state], t(`sportsbook:betState.${state}`)]),
  ];
}
