import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { listSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import type { Notice } from './notice-draft.ts';

const tones = { scheduled: 'changed', published: 'good', expired: 'trial', withdrawn: 'bad' } as const;

/** What the house tells its visitors: what stands, what will, and what stood. */
export function NoticesPage() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('content.write');
  const [edited, setEdited] = useState<{ id: string } | null>(null);
  const [looked, setLooked] = useState<{ notice: Notice; asksToWithdraw: boolean } | null>(null);
  const columns = useColumns(
    (notice) => setLooked({ notice, asksToWithdraw: false }),
    mayWrite
      ? {
          onChange: ({ id }) => setEdited({ id }),
          onWithdraw: (notice) => setLooked({ notice, asksToWithdraw: true }),
        }
      : null,
  );
  return (
    <ListPage
      title={t('notices.title')}
      hint={t('notices.hint')}
      acts={({ data }) =>
        mayWrite ? (
          <Button
            leftSection={<IconPlus size={17} />}
            onClick={() => setEdited({ id: uuidv7() })}
            disabled={!data}
          >
            {t('notices.write')}
          </Button>
        ) : null
      }
      call={calls.office.officeNotices}
      place={useAddress(listSearch)}
      // A state changes by itself when its time comes.
      everyMs={30_000}
      columns={columns}
      none={{ title: t('notices.none'), hint: t('notices.noneHint') }}
      below={({ data }) => (
        <>
          {data && edited ? (
            <NoticeForm
              key={edited.id}
              id={edited.id}
              current={data.list.find(({ id }) => id === edited.id) ?? null}
              types={data.types}
              defaultType={data.defaultType}
              onClose={() => setEdited(null)}
            />
          ) : null}
          <NoticeDialog looked={looked} onClose={() => setLooked(null)} />
        </>
      )}
    />
  );
}

function useColumns(
  onOpen: (notice: Notice) => void,
  acts: {
    readonly onChange: (notice: Notice) => void;
    readonly onWithdraw: (notice: Notice) => void;
  } | null,
): Column<Notice>[] {
  const { t } = useTranslation(['office', 'contentOffice']);
  const language = wireLanguage(useLanguage());
  return [
    column.cell('title', t('notices.heading'), (row) => (
      <UnstyledButton className={links.cut} onClick={() => onOpen(row)} aria-haspopup="dialog">
        <bdi>{row.title[language]}</bdi>
      </UnstyledButton>
    )),
    column.mark('state', t('members.stateLabel'), (row) => [
      tones[row.state],
      t(`notices.state.${row.state}`),
    ]),
    extra(column.cell('type', t('notices.typeLabel'), (row) => t(`notices.type.${row.type}`))),
    extra(
      column.cell('audience', t('contentOffice:notice.audienceLabel'), (row) =>
        row.languages.length > 1
          ? t(`contentOffice:notice.audience.${row.audience}`)
          : `${t(`contentOffice:notice.audience.${row.audience}`)} · ${row.languages.join()}`,
      ),
    ),
    column.instant('from', t('notices.from')),
    extra(column.instant('until', t('notices.until'))),
    extra(column.name('createdBy', t('audit.actor'))),
    {
      id: 'acts',
      isAct: true,
      title: <VisuallyHidden>{t('operators.acts')}</VisuallyHidden>,
      isFigure: true,
      show: (row) =>
        acts && (row.state === 'scheduled' || row.state === 'published') ? (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <Button size="compact-sm" variant="subtle" onClick={() => acts.onChange(row)}>
              {t('contentOffice:change')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="coral" onClick={() => acts.onWithdraw(row)}>
              {t('notices.withdraw')}
            </Button>
          </Group>
        ) : null,
    },
  ];
}
