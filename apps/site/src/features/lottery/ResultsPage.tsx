import type { LotteryDrawn } from '@ikka/contract';
import { formatInstant, textIn } from '@ikka/i18n';
import { useGameTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import { familyKey, familyOf, type Game, gameOf } from '@ikka/lottery/rules';
import { Board, BoardFacts, DrawProof, Heads, shownAs, Trends } from '@ikka/lottery/stage';
import { EmptyState, ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { proofQuery } from '../../parts/lotteries/proof-query.ts';
import { PageHead } from '../../parts/scene/PageHead.tsx';
import { byFamily } from './lottery-view.ts';
import classes from './Results.module.css';
import { lotteriesQuery, resultsQuery } from './use-lotteries.ts';

const route = getRouteApi('/lotteryResults');

/** The results of the lotteries: a board at full size with what it followed from, those before it, and what they were together. */
export function ResultsPage() {
  const { t } = useTranslation('lotteryPages');
  const { say } = useGameTexts('lottery');
  const language = useLanguage();
  const failureText = useFailureText();
  const { gameCode, issue } = route.useSearch();
  const lotteries = useQuery(lotteriesQuery);
  const sold = lotteries.data?.list ?? [];
  const code = gameCode ?? sold[0]?.code;
  const rules = code === undefined ? undefined : gameOf(code);
  const current = sold.find((one) => one.code === code);
  const shownFamily = rules === undefined ? undefined : familyOf(rules);
  const siblings = byFamily(sold).find(([family]) => family === shownFamily)?.[1] ?? [];
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={t('resultsTitle')} lead={t('resultsLead')} />
      {lotteries.isError ? (
        <ErrorState message={failureText(lotteries.error)} onRetry={() => void lotteries.refetch()} />
      ) : null}
      <nav className={classes.games} aria-label={t('families')}>
        {byFamily(sold).map(([family, [first]]) => (
          <Link
            key={family}
            to="/lotteryResults"
            search={first === undefined ? {} : { gameCode: first.code }}
            data-active={family === shownFamily || undefined}
            aria-current={family === shownFamily ? 'true' : undefined}
            resetScroll={false}
          >
            {say(familyKey(family).replace('lottery:', ''))}
          </Link>
        ))}
      </nav>
      <nav className={classes.games} aria-label={t('title')}>
        {siblings.map((game) => (
          <Link
            key={game.code}
            to="/lotteryResults"
            search={{ gameCode: game.code }}
            data-active={game.code === code || undefined}
            aria-current={game.code === code ? 'page' : undefined}
            resetScroll={false}
          >
            {textIn(game.name, language)}
          </Link>
        ))}
      </nav>
      {rules === undefined ? (
        lotteries.isPending ? (
          <ListSkeleton rows={4} height={120} />
        ) : null
      ) : (
        <OneLottery key={rules.code} rules={rules} issue={issue} vassalage={current?.vassalage ?? null} />
      )}
    </div>
  );
}

function OneLottery({
  rules,
  issue,
  vassalage,
}: {
  rules: Game;
  issue: string | undefined;
  vassalage: string | null;
}) {
  const { t } = useTranslation('lotteryPages');
  const failureText = useFailureText();
  const results = useQuery(resultsQuery(rules.code));
  const zone = useQuery(statusQuery).data?.timeZone;
  const list = results.data?.list ?? [];
  const boards = useMemo(() => list.map(({ board }) => board), [list]);
  if (results.isError) {
    return <ErrorState message={failureText(results.error)} onRetry={() => void results.refetch()} />;
  }
  if (results.isPending) return <ListSkeleton rows={4} height={120} />;
  const shown = list.find(({ number }) => number === issue) ?? (issue === undefined ? list[0] : undefined);
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<IconListNumbers size={34} stroke={1.5} />}
        title={t('noResults')}
        hint={t('noResultsHint')}
      />
    );
  }
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {shown === undefined ? (
          <EmptyState title={t('notHere')} hint={t('notHereHint')} />
        ) : (
          <Result rules={rules} drawn={shown} zone={zone} />
        )}
        {vassalage === null ? null : (
          <Button
            renderRoot={(props) => (
              <Link to="/game" search={{ gameId: rules.code, vassalage, gameCode: rules.code }} {...props} />
            )}
            className={classes.play}
          >
            {t('play')}
          </Button>
        )}
        <section className={classes.box} aria-label={t('trends')}>
          <h2>{t('trends')}</h2>
          <Trends shape={rules.shape} results={boards} />
        </section>
      </div>
      <section className={classes.box} aria-label={t('earlier')}>
        <h2>{t('earlier')}</h2>
        <ol className={classes.list}>
          {list.map((drawn) => (
            <li key={drawn.number}>
              <Link
                to="/lotteryResults"
                search={{ gameCode: rules.code, issue: drawn.number }}
                aria-current={drawn.number === shown?.number ? 'true' : undefined}
                resetScroll={false}
              >
                <Figure>{drawn.number}</Figure>
                <Board shape={rules.shape} board={drawn.board} size="small" />
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** One result, with what it followed from or who brought it. */
function Result({ rules, drawn, zone }: { rules: Game; drawn: LotteryDrawn; zone: string | undefined }) {
  const { t } = useTranslation('lotteryPages');
  return (
    <section className={classes.box} data-testid="result" data-issue={drawn.number}>
      <header className={classes.head}>
        <h2>
          {t('draw')} <Figure>{drawn.number}</Figure>
        </h2>
        <Figure>{formatInstant(drawn.drawsAt, zone)}</Figure>
      </header>
      <div className={classes.board} data-as={shownAs(rules.shape)}>
        <Board shape={rules.shape} board={drawn.board} />
        {rules.shape.startsWith('vn') ? <Heads shape={rules.shape} board={drawn.board} /> : null}
      </div>
      <BoardFacts shape={rules.shape} board={drawn.board} />
      {drawn.version > 1 ? <p className={classes.note}>{t('corrected')}</p> : null}
      {rules.draw === 'house' ? (
        <Proof rules={rules} issue={drawn.number} />
      ) : (
        <p className={classes.note}>{t(drawn.source === 'provider' ? 'outsideTold' : 'outside')}</p>
      )}
    </section>
  );
}

function Proof({ rules, issue }: { rules: Game; issue: string }) {
  const { t } = useTranslation('lotteryPages');
  const proof = useQuery(proofQuery(rules.code, issue));
  if (proof.data === undefined) return proof.isError ? null : <ListSkeleton rows={1} height={80} />;
  return (
    <details className={classes.proof}>
      <summary>{t('proof')}</summary>
      <DrawProof shape={rules.shape} seeds={proof.data} />
      <Link to="/fair">{t('howFair')}</Link>
    </details>
  );
}
