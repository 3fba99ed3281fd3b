import { calls, type LotteryDrawn } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import type { Game } from '@ikka/lottery/rules';
import { Board, BoardFacts, DrawProof, Heads, shownAs, Trends } from '@ikka/lottery/stage';
import { EmptyState, Figure, ModalShell } from '@ikka/ui';
import { Button, Loader } from '@mantine/core';
import { IconListNumbers, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../session/client.ts';
import classes from './side.module.css';

const listed = 30;

/** The latest results with their proofs, or what they were together. */
export function Results({
  game,
  results,
  part,
}: {
  game: Game;
  results: readonly LotteryDrawn[];
  part: 'results' | 'trends';
}) {
  const { t } = useTranslation('lotteryDesk');
  const [open, setOpen] = useState<LotteryDrawn | null>(null);
  const boards = useMemo(() => results.map(({ board }) => board), [results]);
  if (results.length === 0)
    return <EmptyState icon={<IconListNumbers size={30} stroke={1.5} />} title={t('resultsEmpty')} />;
  if (part === 'trends') return <Trends shape={game.shape} results={boards} />;
  return (
    <div className={classes.results}>
      {game.draw === 'outside' ? <p className={classes.keysNote}>{t('outside')}</p> : null}
      <ol>
        {results.slice(0, listed).map((drawn) => (
          <li key={drawn.number}>
            <span className={classes.when}>
              <Figure>{drawn.number}</Figure>
            </span>
            <Board shape={game.shape} board={drawn.board} size="small" />
            <Button variant="subtle" size="compact-xs" onClick={() => setOpen(drawn)}>
              {t(game.draw === 'house' ? 'proof' : 'wholeBoard')}
            </Button>
          </li>
        ))}
      </ol>
      {open === null ? null : <OneResult game={game} drawn={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A result at full size, and of a draw of the house what it followed from. */
function OneResult({ game, drawn, onClose }: { game: Game; drawn: LotteryDrawn; onClose: () => void }) {
  const { t } = useTranslation('lotteryDesk');
  const proof = useQuery({
    queryKey: ['lottery', 'proof', game.code, drawn.number],
    enabled: game.draw === 'house',
    queryFn: async () => {
      const answer = await client.call(calls.lottery.drawProof, {
        params: { game: game.code, issue: drawn.number },
      });
      if (!answer.ok) throw new Error(answer.code);
      return answer.value;
    },
  });
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={620}
      title={t(game.draw === 'house' ? 'proofTitle' : 'resultTitle', { issue: drawn.number })}
      subtitle={<Figure>{formatInstant(drawn.drawsAt)}</Figure>}
    >
      <div className={classes.results}>
        <Board shape={game.shape} board={drawn.board} />
        <BoardFacts shape={game.shape} board={drawn.board} />
        {shownAs(game.shape) === 'prizes' && game.shape.startsWith('vn') ? (
          <Heads shape={game.shape} board={drawn.board} />
        ) : null}
        {game.draw === 'outside' ? (
          <p className={classes.keysNote}>
            {t(drawn.source === 'provider' ? 'outsideTold' : 'outsideEntered')}
          </p>
        ) : proof.data === undefined ? (
          <Loader size="sm" />
        ) : (
          <>
            <p className={classes.proofHead}>
              <IconShieldCheck size={18} aria-hidden="true" /> {t('proof')}
            </p>
            <DrawProof shape={game.shape} seeds={proof.data} />
          </>
        )}
      </div>
    </ModalShell>
  );
}
