import { type BannerGroup, bannerGroups, calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { movedIds } from '../../parts/moved-ids.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RemoveDialog } from '../../parts/RemoveDialog.tsx';
import { RowOrder } from '../../parts/RowOrder.tsx';
import { useMay } from '../../session/use-session.ts';
import { BannerForm } from './BannerForm.tsx';
import type { BannerRow } from './banner-draft.ts';
import classes from './banners.module.css';
import { OfficePicture } from './OfficePicture.tsx';

const { officeBanners, officeArrangeBanners, officeRemoveBanner } = calls.officeContent;
const tones = { hidden: 'trial', scheduled: 'changed', shown: 'good', over: 'bad' } as const;

/** The pictures in the site's places: their order, when each is shown, and the way to change them. */
export function BannersPage() {
  const { t } = useTranslation('contentOffice');
  const mayWrite = useMay('content.write');
  // A state changes by itself when its time comes.
  const query = useRead(officeBanners, {}, { everyMs: 30_000 });
  const failureText = useFailureText();
  const arrange = useAct(officeArrangeBanners, [officeBanners]);
  const remove = useAct(officeRemoveBanner, [officeBanners]);
  const [edited, setEdited] = useState<{ id: string; group: BannerGroup } | null>(null);
  const [removed, setRemoved] = useState<BannerRow | null>(null);
  const banners = query.data?.banners ?? [];

  function move(group: readonly BannerRow[], banner: BannerRow, by: -1 | 1) {
    if (arrange.isPending) return;
    const seen = group.map(({ id }) => id);
    arrange.mutate(
      {
        params: { groupName: banner.groupName },
        body: { seen, wanted: movedIds(seen, banner.id, by) },
      },
      { onError: () => void query.refetch() },
    );
  }

  function confirmRemoval() {
    if (removed === null || remove.isPending) return;
    remove.mutate(
      { params: { id: removed.id }, query: { version: removed.version } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('removed') });
          setRemoved(null);
        },
        onError: () => void query.refetch(),
      },
    );
  }

  return (
    <>
      <PageHead title={t('banner.title')} hint={t('banner.hint')} />
      {query.isPending ? <ListSkeleton rows={6} height={72} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      <Failure failure={arrange.error} />
      {query.data ? (
        <Stack>
          {bannerGroups.map((group) => {
            const rows = banners.filter(({ groupName }) => groupName === group);
            return (
              <Panel
                key={group}
                title={t(`group.${group}`)}
                flush
                aside={
                  mayWrite ? (
                    <Button
                      size="compact-md"
                      leftSection={<IconPlus size={16} />}
                      aria-label={t('banner.addTo', { group: t(`group.${group}`) })}
                      onClick={() => setEdited({ id: uuidv7(), group })}
                    >
                      {t('banner.add')}
                    </Button>
                  ) : null
                }
              >
                <BannerTable
                  group={group}
                  rows={rows}
                  acts={
                    mayWrite
                      ? {
                          isBusy: arrange.isPending,
                          onMove: (banner, by) => move(rows, banner, by),
                          onEdit: ({ id }) => setEdited({ id, group }),
                          onRemove: (banner) => {
                            remove.reset();
                            setRemoved(banner);
                          },
                        }
                      : null
                  }
                />
              </Panel>
            );
          })}
        </Stack>
      ) : null}
      {edited ? (
        <BannerForm
          key={edited.id}
          id={edited.id}
          group={edited.group}
          current={banners.find(({ id }) => id === edited.id) ?? null}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <RemoveDialog
        opened={removed !== null}
        title={t('banner.removeTitle')}
        text={t('removeText')}
        action={t('remove')}
        isBusy={remove.isPending}
        failure={remove.error}
        onClose={() => setRemoved(null)}
        onConfirm={confirmRemoval}
      />
    </>
  );
}

interface Acts {
  readonly isBusy: boolean;
  readonly onMove: (banner: BannerRow, by: -1 | 1) => void;
  readonly onEdit: (banner: BannerRow) => void;
  readonly onRemove: (banner: BannerRow) => void;
}

function BannerTable({
  group,
  rows,
  acts,
}: {
  group: BannerGroup;
  rows: readonly BannerRow[];
  acts: Acts | null;
}) {
  const { t } = useTranslation(['contentOffice', 'office']);
  const language = wireLanguage(useLanguage());
  if (rows.length === 0) return <EmptyState title={t(`banner.none.${group}`)} />;
  const nameOf = (row: BannerRow) => (row.title ?? row.alt)[language];
  const columns: Column<BannerRow>[] = [
    {
      id: 'banner',
      title: t('banner.one'),
      show: (row) => (
        <span className={classes.row}>
          <OfficePicture picture={row.picture} className={classes.thumb} />
          <span className={classes.name}>
            <bdi>{nameOf(row)}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('office:members.stateLabel'),
      show: (row) => <Mark tone={tones[row.state]}>{t(`state.${row.state}`)}</Mark>,
    },
    { id: 'url', title: t('link.url'), isExtra: true, show: (row) => <bdi dir="ltr">{row.url}</bdi> },
    {
      id: 'from',
      title: t('office:notices.from'),
      isExtra: true,
      show: (row) => <Instant at={row.from} />,
    },
    {
      id: 'until',
      title: t('office:notices.until'),
      isExtra: true,
      show: (row) => <Instant at={row.until} />,
    },
  ];
  if (acts !== null) {
    columns.push({
      id: 'acts',
      title: <VisuallyHidden>{t('office:operators.acts')}</VisuallyHidden>,
      isFigure: true,
      show: (row) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <RowOrder
            labels={{
              up: t('office:help.up', { title: nameOf(row) }),
              down: t('office:help.down', { title: nameOf(row) }),
            }}
            isFirst={rows[0] === row}
            isLast={rows.at(-1) === row}
            isBusy={acts.isBusy}
            onMove={(by) => acts.onMove(row, by)}
          />
          <Button size="compact-sm" variant="subtle" onClick={() => acts.onEdit(row)}>
            {t('change')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="coral" onClick={() => acts.onRemove(row)}>
            {t('remove')}
          </Button>
        </Group>
      ),
    });
  }
  return <DataTable caption={t(`group.${group}`)} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
