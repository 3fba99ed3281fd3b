import type { ListedFixture } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconBallFootball } from '@tabler/icons-react';
import classes from './list.module.css';
import { MatchLine } from './MatchLine.tsx';
import type { FreshPick, Slip } from './slip.ts';
import { type ListWish, useFixtures } from './use-book.ts';

/** Matches by their leagues, those in play first. */
export function MatchList({
  wish,
  slip,
  onPick,
  onOpen,
  onAll,
}: {
  wish: ListWish;
  slip: Slip;
  onPick: (pick: FreshPick) => void;
  onOpen: (fixture: string) => void;
  /** Shows all matches. */
  onAll: () => void;
}) {
  const { t, nameOf } = useBookWords();
  const fixtures = useFixtures(wish);
  if (fixtures.data === undefined) {
    return fixtures.isError ? (
      <EmptyState
        icon={<IconBallFootball size={30} stroke={1.5} />}
        title={t('listFailed')}
        hint={t('listFailedHint')}
        action={<Button onClick={() => void fixtures.refetch()}>{t('tryAgain')}</Button>}
      />
    ) : (
      <ListSkeleton rows={8} height={44} />
    );
  }
  const { list } = fixtures.data;
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<IconBallFootball size={30} stroke={1.5} />}
        title={t(`empty.${wish.when}`)}
        hint={t('emptyHint')}
        action={
          wish.when === 'all' ? undefined : (
            <Button variant="default" onClick={onAll}>
              {t('showAll')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {byLeague(list).map(({ key, first, matches }) => (
        <section key={key} className={classes.league}>
          <h3>
            <span>{nameOf(first.league.name)}</span>
            <small>{nameOf(first.region.name)}</small>
          </h3>
          <ul>
            {matches.map((match) => (
              <MatchLine
                key={match.id}
                match={match}
                chosen={chosenOf(match, slip)}
                onPick={onPick}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The outcome of its main market that is in the slip: there is at most one. */
const chosenOf = ({ id, main }: ListedFixture, slip: Slip): string | null =>
  slip.picks.find(({ fixture, market }) => fixture.id === id && market === main?.key)?.outcome ?? null;

/** Runs of matches of one league, live ones apart from those to come. */
function byLeague(list: readonly ListedFixture[]) {
  const groups = Map.groupBy(list, ({ league, stage }) => `${stage === 'scheduled' ? 1 : 0}/${league.code}`);
  return [...groups].flatMap(([key, matches]) => {
    const [first] = matches;
    return first === undefined ? [] : [{ key, first, matches }];
  });
}
