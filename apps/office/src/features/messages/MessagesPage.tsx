import { type CallValue, calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { listSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useAudienceWords } from './use-audience-words.ts';

export type Sent = CallValue<typeof calls.officeSupport.sentMessages>['list'][number];

/** What operators wrote to members, and the way to write. */
export function MessagesPage() {
  const { t } = useTranslation('supportOffice');
  const mayWrite = useMay('messages.write');
  const [isWriting, setWriting] = useState(false);
  const [looked, setLooked] = useState<string | null>(null);
  return (
    <ListPage
      title={t('messages.title')}
      hint={t('messages.hint')}
      acts={
        mayWrite ? (
          <Button leftSection={<IconPlus size={17} />} onClick={() => setWriting(true)}>
            {t('messages.write')}
          </Button>
        ) : null
      }
      call={calls.officeSupport.sentMessages}
      place={useAddress(listSearch)}
      columns={useColumns(setLooked)}
      none={{ title: t('messages.none'), hint: t('messages.noneHint') }}
      below={
        <>
          {isWriting ? <MessageForm onClose={() => setWriting(false)} /> : null}
          {looked === null ? null : <MessageDialog id={looked} onClose={() => setLooked(null)} />}
        </>
      }
    />
  );
}

function useColumns(onOpen: (id: string) => void): Column<Sent>[] {
  const { t } = useTranslation('supportOffice');
  const language = wireLanguage(useLanguage());
  const audienceWords = useAudienceWords();
  return [
    column.cell('title', t('messages.heading'), (row) => (
      <UnstyledButton className={links.cut} onClick={() => onOpen(row.id)} aria-haspopup="dialog">
        <bdi>{row.title[language]}</bdi>
      </UnstyledButton>
    )),
    column.name('to', t('messages.to'), (row) => audienceWords(row.audience)),
    column.mark('state', t('messages.stateLabel'), ({ recalledAt }) =>
      recalledAt === null ? ['good', t('messages.stateSent')] : ['bad', t('messages.stateRecalled')],
    ),
    column.instant('sentAt', t('messages.sentAt')),
    extra(column.name('sentBy', t('messages.sentBy'))),
  ];
}
