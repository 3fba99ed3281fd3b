import { calls, type LotterySlip } from '@ikka/contract';
import { commit, openStream } from '@ikka/fair';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import {
  drawBoard,
  type Game,
  gameOf,
  type Play,
  playOf,
  playWords,
  printBoard,
  readBoard,
  windowKey,
} from '@ikka/lottery/rules';
import { Code, Figure, Money } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import classes from './RoundDetail.module.css';

/** A slip: the draw that decided it, what each line came to, and for a draw of the house its proof, recomputed here. */
export function SlipDetail({ slip }: { slip: LotterySlip }) {
  const { t } = useTranslation('lotteryDesk');
  const game = gameOf(slip.game);
  const nameOf = usePlayName();
  if (game === undefined) return null;
  return (
    <>
      <section className={classes.section} data-testid="slip-detail">
        <h4 className={classes.title}>
          {t('lastResult')} <Figure>{slip.issue}</Figure>
        </h4>
        {slip.board === null ? null : <BoardText game={game} board={slip.board} />}
        <ol className={classes.slipLines}>
          {slip.lines.map((line, at) => {
            const play = playOf(game.shape, line.play);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are known by their place
              <li key={at}>
                <span>
                  <strong>{play === undefined ? line.play : nameOf(play)}</strong>{' '}
                  <bdi dir="ltr">{line.selection}</bdi>
                  <small>
                    {t('units', { count: line.units })} · {t('odds')} {Object.values(line.odds).join(' / ')}
                  </small>
                </span>
                <span>
                  <Money amount={line.stake} currency={slip.currency} />
                  {line.payout === null ? null : (
                    <Money amount={line.payout} currency={slip.currency} tone="direction" signed />
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {game.draw === 'house' ? (
        <DrawProof game={game} issue={slip.issue} />
      ) : (
        <p className={classes.sub}>{t('outside')}</p>
      )}
    </>
  );
}

/** A result as text: its groups with their names, where it has several. */
function BoardText({ game, board }: { game: Game; board: string }) {
  const { t } = useTranslation('lotteryDesk');
  const read = readBoard(game.shape, board);
  if (read === null) return null;
  return (
    <dl className={classes.seeds}>
      {Object.entries(read.groups).flatMap(([group, numbers]) => [
        <dt key={group}>{t(`group.${group as 'special'}`)}</dt>,
        <dd key={`${group} numbers`}>
          <bdi dir="ltr">{numbers.join('  ')}</bdi>
        </dd>,
      ])}
    </dl>
  );
}

function DrawProof({ game, issue }: { game: Game; issue: string }) {
  const { t } = useTranslation('lotteryDesk');
  const proof = useQuery({
    queryKey: ['draw-proof', game.code, issue],
    queryFn: async () => {
      const answer = await client.call(calls.lottery.drawProof, { params: { game: game.code, issue } });
      if (!answer.ok) throw new Error(answer.code);
      return answer.value;
    },
  });
  const { data } = proof;
  if (!data?.serverSeed || data.board === null) return null;
  const { serverSeed, clientSeed, commitment } = data;
  const drawn = drawBoard(game.shape, openStream({ serverSeed, clientSeed, nonce: 0 }));
  const isRight = commit(serverSeed) === commitment && printBoard(drawn) === data.board;
  return (
    <section className={classes.section}>
      <h4 className={classes.title}>{t('proof')}</h4>
      <dl className={classes.seeds}>
        <dt>{t('commitment')}</dt>
        <dd>
          <Code value={commitment} cut />
        </dd>
        <dt>{t('salt')}</dt>
        <dd>
          <Code value={clientSeed} cut />
        </dd>
        <dt>{t('seed')}</dt>
        <dd>
          <Code value={serverSeed} cut />
        </dd>
      </dl>
      <p className={classes.sub} data-testid="slip-proof" data-right={isRight}>
        {t(isRight ? 'matches' : 'differs')}
      </p>
    </section>
  );
}

function usePlayName(): (play: Play) => string {
  const { say } = useGameTexts('lottery');
  const said = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(key.replace('lottery:', ''), values);
  return (play) => {
    const { key, values } = playWords(play, 'name');
    const place = windowKey(play);
    return [place === null ? null : said(place), said(key, values)]
      .filter((word) => word !== null)
      .join(' · ');
  };
}
