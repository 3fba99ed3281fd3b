import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconHelpCircle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menusQuery } from '../../parts/calls/queries.ts';
import { useSession } from '../../parts/calls/session.ts';
import { gamesQuery } from '../../parts/games/games-query.ts';
import { spotlightMax } from './GameGrid.tsx';
import { openDoors } from './open-doors.ts';
import classes from './PlayInstead.module.css';
import { Rail } from './Rail.tsx';
import { hotQuery } from './use-games.ts';

const railMost = 12;

/** Where there is nothing here: the games that the house recommends, or any, and the categories that have games. */
export function PlayInstead() {
  const { t } = useTranslation(['lobby', 'site']);
  useSession();
  const hot = useQuery(hotQuery());
  const hasNoHot = hot.isError || hot.data?.list.length === 0;
  const any = useQuery({ ...gamesQuery({ pageSize: railMost }), enabled: hasNoHot });
  const menus = useQuery(menusQuery);
  const games = (hasNoHot ? any.data?.games : hot.data?.list)?.slice(0, railMost) ?? [];
  const open = openDoors(menus.data?.menus ?? []);
  return (
    <>
      <Rail
        id="instead"
        title={t('instead')}
        games={games}
        isAlone={games.length > 0 && games.length <= spotlightMax}
        isWaiting={hot.isPending || (hasNoHot && any.isPending)}
      />
      <nav className={classes.doors} aria-label={t('doors')}>
        {open.map(({ to, art, gameType, games: count }) => (
          <Link key={to} to={to} className={classes.door}>
            <img src={`/art/category-${art}.webp`} alt="" width={40} height={40} />
            <span className={classes.name}>{t(`site:category.${gameType}`)}</span>
            <span className={classes.count}>
              <Figure>{formatNumber(count)}</Figure>
            </span>
          </Link>
        ))}
        <Link to="/fair" className={classes.door}>
          <IconShieldCheck className={classes.sign} size={22} stroke={1.7} aria-hidden />
          <span className={classes.name}>{t('site:nav.fair')}</span>
        </Link>
        <Link to="/help" className={classes.door}>
          <IconHelpCircle className={classes.sign} size={22} stroke={1.7} aria-hidden />
          <span className={classes.name}>{t('site:nav.help')}</span>
        </Link>
      </nav>
    </>
  );
}
