import { useTranslation } from '@ikka/i18n/react';
import { PageHead } from '../../parts/PageHead.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import { BooksGlance } from './BooksGlance.tsx';
import { MemberTiles } from './MemberTiles.tsx';
import classes from './overview.module.css';
import { RecentActs } from './RecentActs.tsx';
import { RecentRounds } from './RecentRounds.tsx';

/** The house at a glance: whether the books are right, what it owes, and what has just happened. */
export function OverviewPage() {
  const { t } = useTranslation('office');
  const me = useMe();
  const mayBooks = useMay('books.read');
  const mayMembers = useMay('members.read');
  const mayRounds = useMay('rounds.read');
  const mayAudit = useMay('audit.read');
  return (
    <>
      <PageHead title={t('overview.title')} hint={t('overview.hint', { name: me.data?.username ?? '' })} />
      <div className={classes.stack}>
        {mayBooks ? <BooksGlance /> : null}
        {mayMembers ? <MemberTiles withRounds={mayRounds} /> : null}
        <div className={classes.columns}>
          {mayRounds ? <RecentRounds /> : null}
          {mayAudit ? <RecentActs /> : null}
        </div>
      </div>
    </>
  );
}
