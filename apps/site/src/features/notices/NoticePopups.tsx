import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { comingUp, readDismissed, withDismissed } from './notice-view.ts';
import { comingNoticesQuery, useReader } from './use-notices.ts';

const NoticePopup = lazyPart(async () => (await import('./NoticePopup.tsx')).NoticePopup);

const kept = { defaultValue: [] as string[], getInitialValueInEffect: false, deserialize: readDismissed };

/**
 * What comes up by itself, one at a time: a pop-up once on a device, what is told at log-in once after each. `isFree` says
 * that nothing else lies above the page and nobody plays.
 */
export function NoticePopups({ isFree, isMember }: { isFree: boolean; isMember: boolean }) {
  const reader = useReader();
  const announced = useQuery(comingNoticesQuery(reader));
  const [seen, setSeen] = useLocalStorage<string[]>({ key: 'ikka.notices.seen', ...kept });
  const [seenSinceLogin, setSeenSinceLogin, forget] = useLocalStorage<string[]>({
    key: 'ikka.notices.login',
    ...kept,
  });
  useEffect(() => {
    if (!reader.isIn) forget();
  }, [reader.isIn, forget]);

  const waiting = comingUp(announced.data?.list ?? [], { isMember, seen, seenSinceLogin });
  const [next] = waiting;
  if (next === undefined || !isFree) return null;
  const see = next.type === 'PL' ? setSeenSinceLogin : setSeen;
  return (
    <Suspense fallback={null}>
      <NoticePopup
        notice={next}
        others={waiting.length - 1}
        onDone={() => see((before) => withDismissed(before, next.id))}
      />
    </Suspense>
  );
}
