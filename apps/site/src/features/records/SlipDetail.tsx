import type { LotterySlip } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { gameOf } from '@ikka/lottery/rules';
import { Board, BoardFacts, DrawProof, LineStory } from '@ikka/lottery/stage';
import { Figure, Money } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { proofQuery } from '../../parts/lotteries/proof-query.ts';
import classes from './RoundDetail.module.css';

const isNothing = (amount: string) => /^[0.]*$/.test(amount);

/** A slip: the draw that decided it, why each line won or lost, and for a draw of the house its proof, recomputed here. */
export function SlipDetail({ slip }: { slip: LotterySlip }) {
  const { t } = useTranslation('lotteryDesk');
  const game = gameOf(slip.game);
  if (game === undefined) return null;
  return (
    <>
      <section className={classes.section} data-testid="slip-detail">
        <h4 className={classes.title}>
          <Link to="/lotteryResults" search={{ gameCode: slip.game, issue: slip.issue }}>
            {t('resultTitle', { issue: '' })} <Figure>{slip.issue}</Figure>
          </Link>
        </h4>
        {slip.board === null ? (
          <p className={classes.sub}>{t('awaited')}</p>
        ) : (
          <>
            <Board shape={game.shape} board={slip.board} />
            <BoardFacts shape={game.shape} board={slip.board} />
          </>
        )}
        <ol className={classes.slipLines}>
          {slip.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are known by their place
            <li key={at}>
              <LineStory
                shape={game.shape}
                line={line}
                board={slip.board}
                units={line.units}
                money={
                  <>
                    <Money amount={line.stake} currency={slip.currency} />
                    {line.payout === null || isNothing(line.payout) ? null : (
                      <Money amount={line.payout} currency={slip.currency} tone="direction" signed />
                    )}
                  </>
                }
              />
            </li>
          ))}
        </ol>
      </section>
      {game.draw === 'house' ? (
        <Proof game={game.code} shape={game.shape} issue={slip.issue} />
      ) : (
        <p className={classes.sub}>{t('outside')}</p>
      )}
    </>
  );
}

type ShapeCode = NonNullable<ReturnType<typeof gameOf>>['shape'];

function Proof({ game, shape, issue }: { game: string; shape: ShapeCode; issue: string }) {
  const { t } = useTranslation('lotteryDesk');
  const proof = useQuery(proofQuery(game, issue));
  if (!proof.data?.serverSeed) return null;
  return (
    <section className={classes.section}>
      <h4 className={classes.title}>{t('proof')}</h4>
      <DrawProof shape={shape} seeds={proof.data} />
    </section>
  );
}
