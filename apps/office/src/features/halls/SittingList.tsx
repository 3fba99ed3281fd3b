import { type CallValue, calls, fireSignals } from '@ikka/contract';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { useRead } from '../../api/use-call.ts';
import { hallsSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { useRoomName } from './room-name.ts';

type Sitting = CallValue<typeof calls.officeHalls.officeSittings>['list'][number];

/** How players fired, and what of it is worth a look. */
export function SittingList() {
  const { t } = useTranslation('officeRooms');
  const place = useAddress(hallsSearch, { staysInView: true });
  const { roomId } = place.search;
  const roomName = useRoomName();
  const inUse = useRead(calls.officeHalls.officeHallRooms, {}, { everyMs: 5_000 }).data?.rooms ?? [];
  /** Rooms that are in use, those of the list, and the one that is chosen. */
  function namesOf(sittings: readonly Sitting[]): Map<string, string> {
    const names = new Map(inUse.map((room) => [room.roomId, roomName(room)]));
    for (const { roomId: id, room } of sittings) names.set(id, room === null ? id : roomName(room));
    if (roomId !== undefined && !names.has(roomId)) names.set(roomId, roomId);
    return names;
  }
  return (
    <Panel title={t('halls.sittings')}>
      <p>{t('halls.sittingsHint')}</p>
      <List
        caption={t('halls.sittings')}
        call={calls.officeHalls.officeSittings}
        place={place}
        everyMs={30_000}
        above={({ data }) => <SearchCut areAll={data?.areAllAlike} />}
        filters={({ data }) => {
          const names = namesOf(data?.list ?? []);
          return {
            account: t('halls.account'),
            signal: {
              label: t('halls.signal'),
              choices: ['any', ...fireSignals] as const,
              none: t('halls.allSittings'),
              nameOf: (signal) => t(`halls.signals.${signal}`),
            },
            roomId: {
              label: t('halls.room'),
              choices: [...names.keys()].toSorted((a, b) => a.localeCompare(b)),
              none: t('halls.allRooms'),
              nameOf: (id) => names.get(id) ?? id,
            },
          };
        }}
        columns={useColumns()}
        none={{ title: t('halls.noSittings'), hint: t('halls.noSittingsHint') }}
        noneFound={{ title: t('halls.noneFound') }}
      />
    </Panel>
  );
}

function useColumns(): Column<Sitting>[] {
  const { t } = useTranslation('officeRooms');
  const roomName = useRoomName();
  const ms = (value: number) => t('halls.ms', { value: formatNumber(value, 0) });
  return [
    column.member(t('halls.account')),
    column.marks('signals', t('halls.signal'), ({ signals }) =>
      signals.map((signal) => ['changed', t(`halls.signals.${signal}`)] as const),
    ),
    column.count('shots', t('halls.shots')),
    column.figure(
      'pace',
      t('halls.pace'),
      ({ meanMs, deviationMs }) => `${ms(meanMs)} ± ${formatNumber(deviationMs, 1)}`,
    ),
    extra(column.count('quick', t('halls.quick'))),
    extra(
      column.figure('lowRisk', t('halls.lowRisk'), ({ lowRisk, trials }) =>
        trials === 0 ? '—' : formatPercent(lowRisk / trials, 0),
      ),
    ),
    extra(
      column.name('room', t('halls.room'), ({ room, roomId }) => (room === null ? roomId : roomName(room))),
    ),
    column.instant('beganAt', t('halls.began')),
    extra(column.instant('seenAt', t('halls.seen'))),
  ];
}
