import { type CallValue, calls, fireSignals } from '@ikka/contract';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { hallsSearch, knownOf } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useRoomName } from './room-name.ts';

type Sitting = CallValue<typeof calls.officeHalls.officeSittings>['list'][number];

/** How players fired, and what of it is worth a look. */
export function SittingList() {
  const { t } = useTranslation('officeRooms');
  const search = knownOf(hallsSearch, useSearch({ from: '/shell/halls' }));
  const navigate = useNavigate({ from: '/halls' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, signal, account, roomId } = search;
  const query = usePages(
    calls.officeHalls.officeSittings,
    { query: { pageNo: page, pageSize, ...filled({ signal, account, roomId }) } },
    { everyMs: 30_000 },
  );
  const columns = useColumns();
  const roomName = useRoomName();
  const inUse = useRead(calls.officeHalls.officeHallRooms, {}, { everyMs: 5_000 }).data?.rooms ?? [];
  // Rooms that are in use, those of the list, and the one that is chosen.
  const names = new Map(inUse.map((room) => [room.roomId, roomName(room)]));
  for (const { roomId: id, room } of query.data?.list ?? [])
    names.set(id, room === null ? id : roomName(room));
  if (roomId !== undefined && !names.has(roomId)) names.set(roomId, roomId);
  return (
    <Panel title={t('halls.sittings')}>
      <p>{t('halls.sittingsHint')}</p>
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('halls.sittings')}
        query={query}
        columns={columns}
        none={{ title: t('halls.noSittings'), hint: t('halls.noSittingsHint') }}
        noneFound={{ title: t('halls.noneFound') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <SearchField
              label={t('halls.account')}
              value={account}
              onSearch={(name) => list.change({ account: name })}
            />
            <ChoiceFilter
              label={t('halls.signal')}
              value={signal}
              choices={['any', ...fireSignals]}
              none={t('halls.allSittings')}
              nameOf={(one) => t(`halls.signals.${one}`)}
              onChange={(next) => list.change({ signal: next })}
            />
            <ChoiceFilter
              label={t('halls.room')}
              value={roomId}
              choices={[...names.keys()].toSorted((a, b) => a.localeCompare(b))}
              none={t('halls.allRooms')}
              nameOf={(id) => names.get(id) ?? id}
              onChange={(next) => list.change({ roomId: next })}
            />
          </>
        }
      />
    </Panel>
  );
}

function useColumns(): Column<Sitting>[] {
  const { t } = useTranslation('officeRooms');
  const roomName = useRoomName();
  const ms = (value: number) => t('halls.ms', { value: formatNumber(value, 0) });
  return [
    { id: 'member', title: t('halls.account'), show: (row) => <MemberLink {...row} /> },
    {
      id: 'signals',
      title: t('halls.signal'),
      show: ({ signals }) => (
        <Marks>
          {signals.map((signal) => (
            <Mark key={signal} tone="changed">
              {t(`halls.signals.${signal}`)}
            </Mark>
          ))}
        </Marks>
      ),
    },
    {
      id: 'shots',
      title: t('halls.shots'),
      isFigure: true,
      show: ({ shots }) => <Figure>{formatNumber(shots)}</Figure>,
    },
    {
      id: 'pace',
      title: t('halls.pace'),
      isFigure: true,
      show: ({ meanMs, deviationMs }) => <Figure>{`${ms(meanMs)} ± ${formatNumber(deviationMs, 1)}`}</Figure>,
    },
    {
      id: 'quick',
      title: t('halls.quick'),
      isFigure: true,
      isExtra: true,
      show: ({ quick }) => <Figure>{formatNumber(quick)}</Figure>,
    },
    {
      id: 'lowRisk',
      title: t('halls.lowRisk'),
      isFigure: true,
      isExtra: true,
      show: ({ lowRisk, trials }) => (
        <Figure>{trials === 0 ? '—' : formatPercent(lowRisk / trials, 0)}</Figure>
      ),
    },
    {
      id: 'room',
      title: t('halls.room'),
      isExtra: true,
      show: ({ room, roomId }) => <bdi>{room === null ? roomId : roomName(room)}</bdi>,
    },
    { id: 'began', title: t('halls.began'), show: ({ beganAt }) => <Instant at={beganAt} /> },
    { id: 'seen', title: t('halls.seen'), isExtra: true, show: ({ seenAt }) => <Instant at={seenAt} /> },
  ];
}
