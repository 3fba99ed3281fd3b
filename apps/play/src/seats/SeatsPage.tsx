import { useTranslation } from '@ikka/i18n/react';
import { Loader } from '@mantine/core';
import { useRef, useState } from 'react';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { RoomPlayContext } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { BringDialog } from './BringDialog.tsx';
import { bringBounds } from './buy-in.ts';
import { CardTable } from './CardTable.tsx';
import { ContestBar } from './ContestBar.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { Flights } from './Flights.tsx';
import { hasFreeSeat } from './has-free-seat.ts';
import { OfferDialog } from './OfferDialog.tsx';
import classes from './page.module.css';
import { ReportDialog, type ReportedSeat } from './ReportDialog.tsx';
import { RoomList } from './RoomList.tsx';
import { type SeatPanel, SeatPanels } from './SeatPanels.tsx';
import { SeatVoice } from './SeatVoice.tsx';
import type { SeatView } from './seat-snapshot.ts';
import { TableCode } from './TableCode.tsx';
import { TableSign } from './TableSign.tsx';
import { Tray } from './Tray.tsx';
import { useSeatSound } from './use-seat-sound.ts';
import { ChipsContext, type Seats, SeatsContext, useMoney, useSeatSnapshot, useSeats } from './use-seats.ts';

/** The page of a game with seats: the list of its tables, or the table that was chosen. */
export function SeatsPage({ seats }: { seats: Seats }) {
  return (
    <SeatsContext value={seats}>
      <RoomPlayContext value={seats.play}>
        <Places />
      </RoomPlayContext>
    </SeatsContext>
  );
}

const noReminder = () => undefined;

function Places() {
  const { t } = useTranslation('play');
  const { roomId, view, phase, notice, balance } = useSeatSnapshot();
  const [panel, setPanel] = useState<SeatPanel | null>(null);
  const { play } = useSeats();
  /** The room whose offered seat is about to be taken. */
  const [taking, setTaking] = useState<string | null>(null);
  const made = useSeatSound();
  useHiddenPage();
  useSignsOfLife();
  const sound = made ? { isOn: made.isOn, setOn: made.setOn } : null;
  const isKnown = roomId === null || view !== null;
  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="seats"
      data-phase={isKnown ? phase : 'loading'}
      data-room={roomId ?? ''}
      data-hand={view?.no ?? ''}
      data-table={view?.phase ?? ''}
      data-balance={String(balance)}
    >
      <TopBar
        key={sound ? 'sounding' : 'bare'}
        onOpen={(name) => setPanel(name === 'autoplay' ? null : name)}
        sound={sound}
      />
      <div className={classes.notices}>
        <Notices />
      </div>
      {roomId === null ? <RoomList /> : null}
      {view === null ? null : (
        <ChipsContext value={view.contest !== null}>
          <Table view={view} taking={taking === roomId} onTaken={() => setTaking(null)} />
        </ChipsContext>
      )}
      <OfferDialog
        onTake={(room) => {
          setTaking(room);
          play.enter(room);
        }}
      />
      {isKnown || phase === 'ended' ? null : (
        <div className={page.cover} role="status">
          <Card title={t('loading.title')}>
            <Loader size="sm" />
          </Card>
        </div>
      )}
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={noReminder} />
      <SeatPanels panel={panel} onClose={() => setPanel(null)} />
    </main>
  );
}

type Bring = { readonly kind: 'sit'; readonly seat: number | null } | { readonly kind: 'topUp' };

interface TableProps {
  readonly view: SeatView;
  /** Whether the viewer has said that he takes the seat that he was offered. */
  readonly taking: boolean;
  readonly onTaken: () => void;
}

function Table({ view, taking, onTaken }: TableProps) {
  const { play, game } = useSeats();
  const { emotes, balance } = useSeatSnapshot();
  const { units } = useMoney();
  const laid = game.useLaid(view);
  const room = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Bring | null>(null);
  const bring: Bring | null = asked ?? (taking ? { kind: 'sit', seat: null } : null);
  const setBring = (next: Bring | null) => {
    setAsked(next);
    if (next === null) onTaken();
  };
  const { contest } = view;
  const maySit =
    view.me === null &&
    view.phase !== 'closed' &&
    (contest === null ? hasFreeSeat(view) : contest.stage === 'registering');
  const between = (range: { readonly least: string; readonly most: string }) =>
    bringBounds({ least: units(range.least), most: units(range.most) }, balance);
  const topUp = view.me?.topUp ?? null;
  const [reported, setReported] = useState<ReportedSeat | null>(null);
  const mayReport = view.me !== null && !view.options.isTrial;
  const report = (seat: number) => {
    const name = view.seats[seat]?.name;
    if (name !== undefined) setReported({ roomId: view.roomId, seat, hand: view.no, name });
  };
  return (
    <>
      <div className={classes.place} ref={room} data-contest={contest !== null}>
        <CardTable
          view={view}
          laid={laid}
          emotes={emotes}
          sign={<TableSign view={view} />}
          onSit={maySit ? (seat) => setBring({ kind: 'sit', seat }) : null}
          onReport={mayReport ? report : null}
          middle={game.Middle === undefined ? null : <game.Middle view={view} />}
          around={(cards) => <game.OwnCards view={view}>{cards}</game.OwnCards>}
        />
        <Flights room={room} />
        {view.options.code === null || (contest !== null && contest.stage !== 'registering') ? null : (
          <TableCode code={view.options.code} isUnderBar={contest !== null} />
        )}
        {contest === null ? null : <ContestBar view={view} contest={contest} />}
      </div>
      <Tray
        view={view}
        onSit={() => setBring({ kind: 'sit', seat: null })}
        onTopUp={() => setBring({ kind: 'topUp' })}
      />
      <SeatVoice view={view} />
      {reported === null ? null : <ReportDialog reported={reported} onClose={() => setReported(null)} />}
      {bring?.kind === 'sit' && maySit && contest !== null ? (
        <EntryDialog
          contest={contest}
          paid={units(view.options.buyIn.least)}
          onJoin={(paid) => play.sit(bring.seat, paid)}
          onClose={() => setBring(null)}
        />
      ) : null}
      {bring?.kind === 'sit' && maySit && contest === null ? (
        <BringDialog
          kind="sit"
          bounds={between(view.options.buyIn)}
          stake={units(view.options.stake)}
          onBring={(amount) => play.sit(bring.seat, amount)}
          onClose={() => setBring(null)}
        />
      ) : null}
      {bring?.kind === 'topUp' && topUp !== null ? (
        <BringDialog
          kind="topUp"
          bounds={between(topUp)}
          stake={units(view.options.stake)}
          onBring={play.topUp}
          onClose={() => setBring(null)}
        />
      ) : null}
    </>
  );
}
