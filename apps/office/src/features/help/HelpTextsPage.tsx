import { calls, helpKinds, helpPages } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RowOrder } from '../../parts/RowOrder.tsx';
import { useMay } from '../../session/use-session.ts';
import { changed, type HelpPlace, type HelpText, moved, placesOf } from './arrangement.ts';
import { UnfilledPlaces } from './UnfilledPlaces.tsx';

const { officeHelp, officeArrangeHelp } = calls.office;

/** Every text of the help centre: its order, where it is seen, and the way to change it. */
export function HelpTextsPage() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('content.write');
  const query = useRead(officeHelp, {});
  const failureText = useFailureText();
  const arrange = useAct(officeArrangeHelp, [officeHelp]);
  const items = query.data?.items ?? [];

  function arrangeAs(wanted: HelpPlace[]) {
    if (arrange.isPending) return;
    arrange.mutate(
      { body: { seen: placesOf(items), wanted } },
      {
        onSuccess: () => notifications.show({ color: 'emerald', message: t('help.arranged') }),
        onError: () => void query.refetch(),
      },
    );
  }

  return (
    <>
      <PageHead title={t('help.title')} hint={t('help.hint')}>
        {mayWrite ? (
          <Button component={Link} to="/help/new" leftSection={<IconPlus size={17} />}>
            {t('help.write')}
          </Button>
        ) : null}
      </PageHead>
      {query.isPending ? <ListSkeleton rows={10} height={44} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <UnfilledPlaces places={query.data.places} /> : null}
      <Failure failure={arrange.error} />
      {query.data ? (
        <Stack>
          {helpKinds.map((kind) => (
            <Panel key={kind} title={t(`help.kind.${kind}`)} flush>
              <HelpTable
                caption={t(`help.kind.${kind}`)}
                rows={items.filter((item) => item.kind === kind)}
                isBusy={arrange.isPending}
                arrange={
                  mayWrite
                    ? {
                        move: (key, by) => arrangeAs(moved(items, key, by)),
                        change: (key, change) => arrangeAs(changed(items, key, change)),
                      }
                    : null
                }
              />
            </Panel>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

interface Arrange {
  readonly move: (key: string, by: -1 | 1) => void;
  readonly change: (key: string, change: Partial<Pick<HelpPlace, 'inFooter' | 'isShown'>>) => void;
}

function HelpTable({
  caption,
  rows,
  isBusy,
  arrange,
}: {
  caption: string;
  rows: readonly HelpText[];
  isBusy: boolean;
  arrange: Arrange | null;
}) {
  const { t } = useTranslation('office');
  const language = wireLanguage(useLanguage());
  if (rows.length === 0) return <EmptyState title={t('help.none')} />;
  const mustStay = (key: string) => helpPages.some((page) => page === key);
  const columns: Column<HelpText>[] = [
    {
      id: 'title',
      title: t('notices.heading'),
      show: (row) => (
        <Link to="/help/$key" params={{ key: row.key }} className={links.open}>
          <bdi>{row.title[language]}</bdi>
        </Link>
      ),
    },
    {
      id: 'footer',
      title: t('help.inFooter'),
      show: (row) => (
        <Switch
          aria-label={t('help.footerOf', { title: row.title[language] })}
          checked={row.inFooter}
          disabled={arrange === null || isBusy}
          onChange={(event) => arrange?.change(row.key, { inFooter: event.currentTarget.checked })}
        />
      ),
    },
    {
      id: 'shown',
      title: t('help.isShown'),
      show: (row) => (
        <Switch
          aria-label={t('help.shownOf', { title: row.title[language] })}
          title={mustStay(row.key) ? t('help.mustStay') : undefined}
          checked={row.isShown}
          disabled={arrange === null || isBusy || mustStay(row.key)}
          onChange={(event) => arrange?.change(row.key, { isShown: event.currentTarget.checked })}
        />
      ),
    },
    { id: 'at', title: t('help.current'), isExtra: true, show: (row) => <Instant at={row.publishedAt} /> },
    { id: 'by', title: t('audit.actor'), isExtra: true, show: (row) => <bdi>{row.publishedBy}</bdi> },
  ];
  if (arrange !== null) {
    columns.push({
      id: 'order',
      title: <VisuallyHidden>{t('operators.acts')}</VisuallyHidden>,
      isFigure: true,
      show: (row) => (
        <RowOrder
          labels={{
            up: t('help.up', { title: row.title[language] }),
            down: t('help.down', { title: row.title[language] }),
          }}
          isFirst={rows[0] === row}
          isLast={rows.at(-1) === row}
          isBusy={isBusy}
          onMove={(by) => arrange.move(row.key, by)}
        />
      ),
    });
  }
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.key} />;
}
