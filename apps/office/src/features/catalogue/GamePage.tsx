import { type CallValue, calls } from '@ikka/contract';
import { formatPercent, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { IconCards } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { CaseHead } from '../../parts/Case.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import classes from './catalogue.module.css';
import { GameActs } from './GameActs.tsx';
import { GameLimits } from './GameLimits.tsx';
import { GameVersions } from './GameVersions.tsx';
import { RestMark } from './RestMark.tsx';

export type GameSheet = CallValue<typeof calls.officeCatalogue.officeGame>;

/** One game: how it stands, the versions of its rules with what they have returned, and what the house allows in it. */
export function GamePage() {
  const { t } = useTranslation('officeGames');
  const { gameId } = useParams({ from: '/shell/games/$gameId' });
  const query = useRead(calls.officeCatalogue.officeGame, { params: { id: gameId } });
  if (query.error?.code === 'game.unknown')
    return <EmptyState icon={<IconCards size={34} stroke={1.5} />} title={t('noneFound')} />;
  return <Loaded query={query}>{(game) => <Sheet game={game} />}</Loaded>;
}

function Sheet({ game }: { game: GameSheet }) {
  const { t } = useTranslation('officeGames');
  const language = useLanguage();
  const mayReadBooks = useMay('books.read');
  return (
    <>
      <CaseHead to="/games" list={t('title')}>
        <bdi>{textIn(game.name, language)}</bdi>
        <Mark tone={game.isOpen ? 'good' : 'bad'}>{t(game.isOpen ? 'state.open' : 'state.closed')}</Mark>
        {game.maintenance ? <RestMark maintenance={game.maintenance} /> : null}
      </CaseHead>
      <div className={classes.stack}>
        <Panel title={t('sheet.title')} aside={<GameActs game={game} />}>
          {game.isHouse ? <p className={classes.note}>{t('fixed')}</p> : null}
          <Facts
            facts={[
              fact.code(t('sheet.code'), game.id),
              fact.code(t('vendor'), game.vendor),
              fact.figure(t('rtp'), game.rtp ? formatPercent(Number(game.rtp)) : '—'),
              fact.figure(t('volatility'), game.volatility),
              fact.figure(t('lines'), game.lines),
              fact.figure(t('coins'), game.coinsPerStake),
            ]}
          />
        </Panel>
        {game.isHouse ? <GameVersions game={game} showsReturns={mayReadBooks} /> : null}
        <GameLimits game={game} />
      </div>
    </>
  );
}
