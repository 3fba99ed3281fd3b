import type { SportName, SportsMenuEntry } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import classes from './leagues.module.css';
import type { ListWish } from './use-book.ts';

/** Sports with their countries and leagues. */
export function Leagues({
  menu,
  wish,
  onWish,
}: {
  menu: readonly SportsMenuEntry[];
  wish: ListWish;
  onWish: (wish: ListWish) => void;
}) {
  const { t, nameOf } = useBookWords();
  const bySport = (sport: SportName, league?: string) => onWish({ when: 'all', sport, league });
  return (
    <nav className={classes.tree} aria-label={t('leagues')}>
      {menu.map(({ sport, matches, live, regions }) => (
        <section key={sport}>
          <button
            type="button"
            className={classes.sport}
            aria-current={(wish.sport === sport && wish.league === undefined) || undefined}
            onClick={() => bySport(sport)}
          >
            {t(`sport.${sport}`)}
            <Counts matches={matches} live={live} />
          </button>
          {regions.map((region) => (
            <div key={region.code} className={classes.region}>
              <h4>{nameOf(region.name)}</h4>
              {region.leagues.map((league) => (
                <button
                  key={league.code}
                  type="button"
                  className={classes.leagueLink}
                  aria-current={wish.league === league.code || undefined}
                  onClick={() => bySport(sport, league.code)}
                >
                  {nameOf(league.name)}
                  <Counts matches={league.matches} live={league.live} />
                </button>
              ))}
            </div>
          ))}
        </section>
      ))}
    </nav>
  );
}

function Counts({ matches, live }: { matches: number; live: number }) {
  return (
    <small className={classes.counts}>
      {live > 0 ? <b>{live}</b> : null}
      {matches}
    </small>
  );
}
