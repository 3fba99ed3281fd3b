import { calls, type LotteryDrawn } from '@ikka/contract';
import { commit, openStream } from '@ikka/fair';
import { useTranslation } from '@ikka/i18n/react';
import {
  drawBoard,
  type Game,
  type Group,
  numbersOf,
  printBoard,
  readBoard,
  shapes,
  symbolsOf,
} from '@ikka/lottery/rules';
import { Code, EmptyState, Figure, ModalShell } from '@ikka/ui';
import { Button, Loader, Stack, Text } from '@mantine/core';
import { IconListNumbers, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../session/client.ts';
import { Board } from './Board.tsx';
import classes from './side.module.css';

/** The latest results, each with its proof, and how often and how long ago each number came. */
export function Results({ game, results }: { game: Game; results: readonly LotteryDrawn[] }) {
  const { t } = useTranslation('lotteryDesk');
  const [proof, setProof] = useState<string | null>(null);
  if (results.length === 0)
    return <EmptyState icon={<IconListNumbers size={30} stroke={1.5} />} title={t('resultsEmpty')} />;
  return (
    <div className={classes.results}>
      <Trends game={game} results={results} />
      {game.draw === 'outside' ? <Text size="sm">{t('outside')}</Text> : null}
      <ol>
        {results.slice(0, 30).map((drawn) => (
          <li key={drawn.number}>
            <Figure>{drawn.number}</Figure>
            <Board shape={game.shape} board={drawn.board} isSmall />
            {game.draw === 'house' ? (
              <Button
                variant="subtle"
                size="compact-xs"
                leftSection={<IconShieldCheck size={15} />}
                onClick={() => setProof(drawn.number)}
              >
                {t('proof')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {proof === null ? null : <Proof game={game} issue={proof} onClose={() => setProof(null)} />}
    </div>
  );
}

/** Of each number of the first group: in how many of these draws it came, and how many draws ago last. */
function Trends({ game, results }: { game: Game; results: readonly LotteryDrawn[] }) {
  const { t } = useTranslation('lotteryDesk');
  const group: Group | undefined = shapes[game.shape].groups[0];
  if (group === undefined) return null;
  // Numbers of four digits and more have too many for a table; their last two are what is bet on.
  const isLong = group.alphabet.to > 99;
  const symbols = isLong
    ? symbolsOf({ ...group.alphabet, from: 0, to: 99, width: 2 })
    : symbolsOf(group.alphabet);
  const boards = results.flatMap(({ board }) => readBoard(game.shape, board) ?? []);
  const ends = boards.map(
    (board) => new Set(numbersOf(board, group.code).map((number) => (isLong ? number.slice(-2) : number))),
  );
  const rows = symbols.map((symbol) => ({
    symbol,
    came: ends.filter((numbers) => numbers.has(symbol)).length,
    missing: ends.findIndex((numbers) => numbers.has(symbol)),
  }));
  const shown = isLong ? rows.toSorted((a, b) => b.came - a.came).slice(0, 10) : rows;
  return (
    <table className={classes.trends}>
      <caption>{t('trends')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('number')}</th>
          {shown.map(({ symbol }) => (
            <td key={symbol}>{symbol}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('hot')}</th>
          {shown.map(({ symbol, came }) => (
            <td key={symbol}>{came}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('missing')}</th>
          {shown.map(({ symbol, missing }) => (
            <td key={symbol}>{missing < 0 ? `${boards.length}+` : missing}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** What a draw of the house followed from, recomputed here. */
function Proof({ game, issue, onClose }: { game: Game; issue: string; onClose: () => void }) {
  const { t } = useTranslation('lotteryDesk');
  const proof = useQuery({
    queryKey: ['lottery', 'proof', game.code, issue],
    queryFn: async () => {
      const answer = await client.call(calls.lottery.drawProof, { params: { game: game.code, issue } });
      if (!answer.ok) throw new Error(answer.code);
      return answer.value;
    },
  });
  const { data } = proof;
  const isRight =
    data?.serverSeed && data.board !== null
      ? commit(data.serverSeed) === data.commitment &&
        printBoard(
          drawBoard(
            game.shape,
            openStream({ serverSeed: data.serverSeed, clientSeed: data.clientSeed, nonce: 0 }),
          ),
        ) === data.board
      : null;
  return (
    <ModalShell opened onClose={onClose} size={620} title={t('proofTitle', { issue })}>
      <Stack>
        <Text size="sm">{t('proofHint')}</Text>
        {data === undefined ? (
          <Loader size="sm" />
        ) : (
          <>
            <Fact label={t('commitment')} value={data.commitment} />
            <Fact label={t('salt')} value={data.clientSeed} />
            <Fact label={t('seed')} value={data.serverSeed ?? t('notYet')} />
            {data.board === null ? null : <Board shape={game.shape} board={data.board} />}
            {isRight === null ? null : (
              <Text fw={700} c={isRight ? 'emerald' : 'coral'} data-testid="proof" data-right={isRight}>
                {t(isRight ? 'matches' : 'differs')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </ModalShell>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Code value={value} />
    </div>
  );
}
