import { useBookWords } from '@ikka/sports/words';
import { EmptyState, ListSkeleton, Pager } from '@ikka/ui';
import { SegmentedControl } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { BetCard } from './BetCard.tsx';
import classes from './bets.module.css';
import type { StartEdit } from './EditButton.tsx';
import { useBets } from './use-book.ts';

/** The member's bets: those that stand, with their matches as they go, and those that are over, with the reasons. */
export function MyBets({ onEdit }: { onEdit: StartEdit }) {
  const { t } = useBookWords();
  const [state, setState] = useState<'open' | 'ended'>('open');
  const [page, setPage] = useState(1);
  const bets = useBets(state, page);
  const list = bets.data?.list ?? [];
  return (
    <section className={classes.bets} aria-label={t('myBets')}>
      <SegmentedControl
        fullWidth
        size="xs"
        value={state}
        onChange={(next) => {
          setState(next as 'open' | 'ended');
          setPage(1);
        }}
        data={[
          { value: 'open', label: t('open') },
          { value: 'ended', label: t('settled') },
        ]}
      />
      {bets.isPending ? (
        <ListSkeleton rows={3} height={96} />
      ) : list.length === 0 ? (
        <EmptyState
          icon={<IconTicket size={30} stroke={1.5} />}
          title={t(`noBets.${state}`)}
          hint={t('noBetsHint')}
        />
      ) : (
        list.map((bet) => <BetCard key={bet.betId} bet={bet} onEdit={onEdit} />)
      )}
      <Pager page={page} totalPages={bets.data?.totalPages ?? 1} onPage={setPage} />
    </section>
  );
}
