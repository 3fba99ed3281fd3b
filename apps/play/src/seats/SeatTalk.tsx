import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { TalkButton } from '../table/chat/TalkButton.tsx';
import { TalkDrawer } from '../table/chat/TalkPlaces.tsx';
import { TalkContext } from '../table/chat/use-table-talk.ts';
import type { SeatView } from './seat-snapshot.ts';
import { useSeats } from './use-seats.ts';

const wide = '(min-width: 64.01em)';

/** The button of the table's talk; nothing where play money is played, since nobody may write there. */
export function SeatTalk({ view }: { view: Pick<SeatView, 'roomId' | 'me' | 'options'> }): ReactNode {
  const { talkOf, clock } = useSeats();
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false }) ?? false;
  const talk = view.options.isTrial ? null : talkOf(view.roomId);
  const isSeated = view.me !== null;
  // Who sits down may write, and who gets up may not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew as the seat is taken or left.
  useEffect(() => void talk?.sync(), [talk, isSeated]);
  if (talk === null) return null;
  return (
    <TalkContext value={{ talk, clock }}>
      <TalkButton onOpen={() => setOpen(true)} />
      {isOpen ? <TalkDrawer isBeside={isWide} onClose={() => setOpen(false)} /> : null}
    </TalkContext>
  );
}
