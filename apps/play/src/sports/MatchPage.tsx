import type { SportsMarket } from '@ikka/contract';
import type { MarketGroup } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconClockPause } from '@tabler/icons-react';
import { useState } from 'react';
import type { MatchPageData } from './book-news.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FieldBoard } from './FieldBoard.tsx';
import { FormPanel } from './FormPanel.tsx';
import { cardsOf, groupsOf, type MarketCard } from './market-cards.ts';
import classes from './match.module.css';
import { OddsButton } from './OddsButton.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { type FreshPick, pickKey, type Slip } from './slip.ts';
import { useMatch } from './use-book.ts';

/** One match: its score board and its markets by groups. */
export function MatchPage({
  fixture,
  slip,
  onPick,
  onBack,
}: {
  fixture: string;
  slip: Slip;
  onPick: (pick: FreshPick) => void;
  onBack: () => void;
}) {
  const { t } = useBookWords();
  const match = useMatch(fixture);
  const [chosen, setChosen] = useState<MarketGroup | 'all'>('all');
  const isRight = document.documentElement.dir === 'rtl';
  const Back = isRight ? IconArrowRight : IconArrowLeft;
  const back = (
    <Button variant="subtle" size="compact-sm" leftSection={<Back size={16} />} onClick={onBack}>
      {t('back')}
    </Button>
  );
  if (match.data === undefined) {
    return (
      <div className={classes.page}>
        {back}
        {match.isError ? (
          <EmptyState title={t('matchFailed')} hint={t('listFailedHint')} />
        ) : (
          <ListSkeleton rows={6} height={64} />
        )}
      </div>
    );
  }
  const { data } = match;
  const cards = cardsOf(data.fixture.sport, data.markets);
  const groups = groupsOf(cards);
  const group = chosen !== 'all' && groups.includes(chosen) ? chosen : 'all';
  return (
    <div className={classes.page} data-testid="match-page">
      <div className={classes.head}>
        {back}
        <FavouriteButton fixture={fixture} />
      </div>
      {data.fixture.event === null ? (
        <>
          <ScoreBoard match={data.fixture} />
          <FormPanel match={data.fixture} />
        </>
      ) : (
        <FieldBoard match={data.fixture} people={data.fixture.people} />
      )}
      {data.isLineOpen ? null : (
        <p className={classes.quiet} role="status">
          {t('lineQuiet')}
        </p>
      )}
      {cards.length === 0 ? (
        <EmptyState
          icon={<IconClockPause size={30} stroke={1.5} />}
          title={t('noMarkets')}
          hint={t('noMarketsHint')}
        />
      ) : (
        <>
          <div className={classes.groups} role="tablist" aria-label={t('groups')}>
            {(['all', ...groups] as const).map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={group === one}
                onClick={() => setChosen(one)}
              >
                {t(`group.${one}`)}
              </button>
            ))}
          </div>
          {cards
            .filter((card) => group === 'all' || card.group === group)
            .map((card) => (
              <Markets key={card.key} card={card} data={data} slip={slip} onPick={onPick} />
            ))}
        </>
      )}
    </div>
  );
}

function Markets({
  card,
  data,
  slip,
  onPick,
}: {
  card: MarketCard;
  data: MatchPageData;
  slip: Slip;
  onPick: (pick: FreshPick) => void;
}) {
  const { t, marketName, outcomeName } = useBookWords();
  const { fixture } = data;
  const [first] = card.markets;
  const chosen = new Set(slip.picks.map(pickKey));
  const columns = fixture.event === null ? columnsOf(first) : 2;
  return (
    <section className={classes.card} data-market={card.key}>
      <h3>
        {marketName(first?.key ?? '', fixture)}
        {card.markets.every(({ state }) => state === 'suspended') ? <small>{t('suspended')}</small> : null}
      </h3>
      {card.markets.map((market) => (
        <div key={market.key} className={classes.outcomes} data-columns={columns}>
          {market.outcomes.map(({ key: outcome, odds }) => {
            const person = fixture.people.find(({ code }) => code === outcome)?.name ?? null;
            const pick = { fixture, market: market.key, outcome, outcomeName: person, odds: odds ?? '' };
            return (
              <OddsButton
                key={outcome}
                label={outcomeName(market.key, outcome, fixture, person)}
                odds={odds}
                isOpen={market.state === 'open'}
                isChosen={chosen.has(pickKey(pick))}
                onPress={() => onPick(pick)}
              />
            );
          })}
        </div>
      ))}
    </section>
  );
}

/** Two, three or many outcomes side by side. */
function columnsOf(market: SportsMarket | undefined): 2 | 3 {
  const count = market?.outcomes.length ?? 2;
  return count === 2 || count === 4 ? 2 : 3;
}
