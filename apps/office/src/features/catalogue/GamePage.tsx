import { type CallValue, calls } from '@ikka/contract';
import { formatPercent, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, Figure } from '@ikka/ui';
import { IconCards } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
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
      <PageHead
        before={<BackLink to="/games">{t('title')}</BackLink>}
        title={
          <CaseTitle>
            <bdi>{textIn(game.name, language)}</bdi>
            <Mark tone={game.isOpen ? 'good' : 'bad'}>{t(game.isOpen ? 'state.open' : 'state.closed')}</Mark>
            {game.maintenance ? <RestMark maintenance={game.maintenance} /> : null}
          </CaseTitle>
        }
      />
      <div className={classes.stack}>
        <Panel title={t('sheet.title')} aside={<GameActs game={game} />}>
          {game.isHouse ? <p className={classes.note}>{t('fixed')}</p> : null}
          <Facts
            facts={[
              [
                t('sheet.code'),
                <bdi key="code" dir="ltr">
                  {game.id}
                </bdi>,
              ],
              [
                t('vendor'),
                <bdi key="vendor" dir="ltr">
                  {game.vendor}
                </bdi>,
              ],
              [t('rtp'), <Figure key="rtp">{game.rtp ? formatPercent(Number(game.rtp)) : '—'}</Figure>],
              [t('volatility'), <Figure key="volatility">{game.volatility ?? '—'}</Figure>],
              [t('lines'), <Figure key="lines">{game.lines ?? '—'}</Figure>],
              [t('coins'), <Figure key="coins">{game.coinsPerStake}</Figure>],
            ]}
          />
        </Panel>
        {game.isHouse ? <GameVersions game={game} showsReturns={mayReadBooks} /> : null}
        <GameLimits game={game} />
      </div>
    </>
  );
}
