import type { LotteryMenuGame } from '@ikka/contract';
import { groupDigits, textIn } from '@ikka/i18n';
import { useGameTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import { coverOf, gameOf, greatestOdds, playOf, provinceKey } from '@ikka/lottery/rules';
import { Board, usePlayWords } from '@ikka/lottery/stage';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { Countdown } from './Countdown.tsx';
import classes from './Lottery.module.css';
import { knownPlays } from './lottery-view.ts';

/** A lottery with its next draw, its latest numbers, what it pays at most, and the ways in. */
export function LotteryCard({ game, aheadMs }: { game: LotteryMenuGame; aheadMs: number }) {
  const { t } = useTranslation('lotteryPages');
  const { say } = useGameTexts('lottery');
  const words = usePlayWords();
  const language = useLanguage();
  const status = useQuery(statusQuery);
  const rules = gameOf(game.code);
  const most = useMemo(() => (rules === undefined ? null : greatestOdds(rules)), [rules]);
  if (rules === undefined) return null;
  const name = textIn(game.name, language);
  const launch = { gameId: game.code, vassalage: game.vassalage, gameCode: game.code };
  const host = game.issue?.host ?? null;
  return (
    <article className={classes.card} data-lottery={game.code} data-closed={!game.isOpen || undefined}>
      <header className={classes.head}>
        <picture>
          <source srcSet={`/art/${coverOf(game.code)}-${language}-small.avif`} type="image/avif" />
          <img
            src={`/art/games/${coverOf(game.code)}-small.webp`}
            alt=""
            width={64}
            height={81}
            loading="lazy"
            className={classes.cover}
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
        <div>
          <h3>
            <Link to="/game" search={launch}>
              {name}
            </Link>
          </h3>
          <p className={classes.sub}>
            {most === null ? null : (
              <span className={classes.prize}>
                {t('upTo')} <Figure>{groupDigits(most)}×</Figure>
              </span>
            )}
            {host === null ? null : <span>{say(provinceKey(host).replace('lottery:', ''))}</span>}
          </p>
        </div>
        <div className={classes.clock}>
          {game.issue === null ? null : <small>{t('closesIn')}</small>}
          <Countdown game={game} aheadMs={aheadMs} />
        </div>
      </header>
      <div className={classes.latest}>
        {game.last === null ? (
          <p className={classes.sub}>{t('noResult')}</p>
        ) : (
          <>
            <small>
              {t('latest')} <Figure>{game.last.number}</Figure>
            </small>
            <Board shape={rules.shape} board={game.last.board} size="small" />
          </>
        )}
      </div>
      <ul className={classes.plays}>
        {knownPlays(game.code).flatMap((code) => {
          const play = playOf(rules.shape, code);
          return play === undefined ? (
            []
          ) : (
            <li key={code}>
              <Link to="/game" search={{ ...launch, playType: code }}>
                {words.part(play, 'name')}
              </Link>
            </li>
          );
        })}
      </ul>
      <footer className={classes.foot}>
        <Button
          renderRoot={(props) => <Link to="/lotteryResults" search={{ gameCode: game.code }} {...props} />}
          variant="subtle"
          size="compact-md"
          aria-label={`${t('results')}: ${name}`}
        >
          {t('results')}
        </Button>
        {status.data?.freePlay ? (
          <Button
            renderRoot={(props) => <Link to="/game" search={{ ...launch, trial: true }} {...props} />}
            variant="default"
            size="compact-md"
            aria-label={`${t('trial')}: ${name}`}
          >
            {t('trial')}
          </Button>
        ) : null}
        <Button
          renderRoot={(props) => <Link to="/game" search={launch} {...props} />}
          size="compact-md"
          aria-label={`${t('play')}: ${name}`}
        >
          {t('play')}
        </Button>
      </footer>
    </article>
  );
}
