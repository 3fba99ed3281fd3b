import { calls, type ResourceType, resourceTypes } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
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
import classes from '../banners/banners.module.css';
import { OfficePicture } from '../banners/OfficePicture.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { LinkRow } from './link-draft.ts';

const { officeResources, officeArrangeResources, officeRemoveResource } = calls.officeContent;

/** What the site refers its visitors to: downloads, contacts, links of the footer and logos, by kind and in their order. */
export function LinksPage() {
  const { t } = useTranslation('contentOffice');
  const mayWrite = useMay('content.write');
  const query = useRead(officeResources, {});
  const failureText = useFailureText();
  const arrange = useAct(officeArrangeResources, [officeResources]);
  const remove = useAct(officeRemoveResource, [officeResources]);
  const [edited, setEdited] = useState<{ id: string; type: ResourceType } | null>(null);
  const [removed, setRemoved] = useState<LinkRow | null>(null);
  const links = query.data?.resources ?? [];

  function move(ofType: readonly LinkRow[], link: LinkRow, by: -1 | 1) {
    if (arrange.isPending) return;
    const seen = ofType.map(({ id }) => id);
    arrange.mutate(
      {
        params: { resourceType: link.resourceType },
        body: { seen, wanted: movedIds(seen, link.id, by) },
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
      <PageHead title={t('link.title')} hint={t('link.hint')} />
      {query.isPending ? <ListSkeleton rows={9} height={56} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      <Failure failure={arrange.error} />
      {query.data ? (
        <Stack>
          {resourceTypes.map((type) => {
            const rows = links.filter(({ resourceType }) => resourceType === type);
            return (
              <Panel
                key={type}
                title={t(`type.${type}`)}
                flush
                aside={
                  mayWrite ? (
                    <Button
                      size="compact-sm"
                      variant="default"
                      leftSection={<IconPlus size={15} />}
                      aria-label={t('link.addTo', { type: t(`type.${type}`) })}
                      onClick={() => setEdited({ id: uuidv7(), type })}
                    >
                      {t('link.add')}
                    </Button>
                  ) : null
                }
              >
                <LinkTable
                  type={type}
                  rows={rows}
                  acts={
                    mayWrite
                      ? {
                          isBusy: arrange.isPending,
                          onMove: (link, by) => move(rows, link, by),
                          onEdit: ({ id }) => setEdited({ id, type }),
                          onRemove: (link) => {
                            remove.reset();
                            setRemoved(link);
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
        <LinkForm
          key={edited.id}
          id={edited.id}
          type={edited.type}
          current={links.find(({ id }) => id === edited.id) ?? null}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <RemoveDialog
        opened={removed !== null}
        title={t('link.removeTitle')}
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
  readonly onMove: (link: LinkRow, by: -1 | 1) => void;
  readonly onEdit: (link: LinkRow) => void;
  readonly onRemove: (link: LinkRow) => void;
}

function LinkTable({
  type,
  rows,
  acts,
}: {
  type: ResourceType;
  rows: readonly LinkRow[];
  acts: Acts | null;
}) {
  const { t } = useTranslation(['contentOffice', 'office']);
  const language = wireLanguage(useLanguage());
  if (rows.length === 0) {
    return (
      <Text c="dimmed" size="sm" px="md" py="sm">
        {t('link.none')}
      </Text>
    );
  }
  const columns: Column<LinkRow>[] = [
    {
      id: 'label',
      title: t('link.one'),
      show: (row) => (
        <span className={classes.row}>
          {row.picture ? <OfficePicture picture={row.picture} className={classes.logo} /> : null}
          <span className={classes.name}>
            <bdi>{row.label[language]}</bdi>
          </span>
        </span>
      ),
    },
    { id: 'url', title: t('link.url'), show: (row) => <bdi dir="ltr">{row.url}</bdi> },
    {
      id: 'state',
      title: t('office:members.stateLabel'),
      show: (row) => (
        <Mark tone={row.isShown ? 'good' : 'trial'}>{t(row.isShown ? 'state.shown' : 'state.hidden')}</Mark>
      ),
    },
    {
      id: 'at',
      title: t('link.changedAt'),
      isExtra: true,
      show: (row) => <Instant at={row.changedAt} />,
    },
    { id: 'by', title: t('office:audit.actor'), isExtra: true, show: (row) => <bdi>{row.changedBy}</bdi> },
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
              up: t('office:help.up', { title: row.label[language] }),
              down: t('office:help.down', { title: row.label[language] }),
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
  return <DataTable caption={t(`type.${type}`)} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
