import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useRead } from '../../api/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { About } from '../acts/About.tsx';
import { ActDialog } from '../acts/ActDialog.tsx';
import type { Column } from '../DataTable.tsx';
import { Failure } from '../Failure.tsx';
import { GroupedList } from '../list/GroupedList.tsx';
import { PageHead } from '../PageHead.tsx';
import { useArranging } from './use-arranging.ts';
import { useOrderColumn } from './use-order-column.tsx';

interface Kept {
  readonly id: string;
  readonly version: number;
}

type GroupsOf<Row, Group extends string> = ComponentProps<typeof GroupedList<unknown, Row, Group>>['group'];

/** A page of what visitors are shown in an order, group by group: what it holds is made, changed, moved within its group, and removed. */
export function KeptPage<
  R extends Call & { readonly params?: never },
  A extends Call,
  D extends Call,
  Row extends Kept,
  Group extends string,
>({
  title,
  hint,
  read,
  everyMs = false,
  rowsOf,
  group,
  nameOf,
  columns,
  add,
  arrange,
  remove,
  form,
}: {
  title: string;
  hint: string;
  read: R;
  everyMs?: number | false;
  rowsOf: (value: CallValue<R>) => readonly Row[];
  group: Omit<GroupsOf<Row, Group>, 'asideOf'>;
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The button that makes another of a group: what it says, and what it is called. */
  add: { readonly text: string; readonly labelOf: (group: string) => string };
  arrange: {
    readonly call: A;
    readonly request: (group: Group, order: { seen: string[]; wanted: string[] }) => CallRequest<A>;
  };
  remove: { readonly call: D; readonly request: (row: Row) => CallRequest<D>; readonly title: string };
  form: (edited: {
    readonly id: string;
    readonly group: Group;
    /** What the server has now; null for a new one. */
    readonly current: Row | null;
    readonly onClose: () => void;
  }) => ReactNode;
}) {
  const { t } = useTranslation('contentOffice');
  const mayWrite = useMay('content.write');
  const query = useRead<R>(read, {} as CallRequest<R>, { everyMs });
  const rows = query.data === undefined ? [] : rowsOf(query.data);
  const [edited, setEdited] = useState<{ id: string; group: Group } | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const arranging = useArranging(arrange.call, read);
  const orderColumn = useOrderColumn<Row>({
    rows,
    nameOf,
    isBusy: arranging.isBusy,
    onOrder: (wanted, row) => {
      const place = group.of(row);
      const idsOf = (all: readonly Row[]) => all.filter((one) => group.of(one) === place).map(({ id }) => id);
      arranging.arrange(arrange.request(place, { seen: idsOf(rows), wanted: idsOf(wanted) }));
    },
    acts: (row) => (
      <>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => setEdited({ id: row.id, group: group.of(row) })}
        >
          {t('change')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="coral" onClick={() => setRemoved(row)}>
          {t('remove')}
        </Button>
      </>
    ),
  });
  const asideOf = (one: Group) => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={15} />}
      aria-label={add.labelOf(group.nameOf(one))}
      onClick={() => setEdited({ id: uuidv7(), group: one })}
    >
      {add.text}
    </Button>
  );
  return (
    <>
      <PageHead title={title} hint={hint} />
      <Failure failure={arranging.failure} mb="md" />
      <GroupedList
        query={query}
        rowsOf={rowsOf}
        caption={title}
        group={mayWrite ? { ...group, asideOf } : group}
        columnsOf={(ofGroup) => (mayWrite ? [...columns, orderColumn(ofGroup)] : columns)}
        rowKey={({ id }) => id}
      />
      {edited
        ? form({
            ...edited,
            current: rows.find(({ id }) => id === edited.id) ?? null,
            onClose: () => setEdited(null),
          })
        : null}
      <About what={removed}>
        {(row, opened) => (
          <ActDialog
            opened={opened}
            onClose={() => setRemoved(null)}
            call={remove.call}
            touches={[read]}
            request={() => remove.request(row)}
            title={remove.title}
            text={t('removeText')}
            action={t('remove')}
            isGrave
            done={t('removed')}
          />
        )}
      </About>
    </>
  );
}
