import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertOctagon, IconRefresh, IconScale } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, type CallFailed } from '../../api/office-client.ts';
import { callKey, useRead } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { CurrencyBooks } from './CurrencyBooks.tsx';
import { JournalPanel } from './JournalPanel.tsx';

/** The health of the books, currency by currency, and the journal of a day. */
export function BooksPage() {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeBooks, { query: {} });
  const cache = useQueryClient();
  const check = useMutation<CallValue<typeof calls.office.officeBooks>, CallFailed>({
    mutationFn: () => ask(calls.office.officeBooks, { query: { fresh: 'yes' } }),
    onSuccess: (fresh) => cache.setQueryData(callKey(calls.office.officeBooks, { query: {} }), fresh),
  });
  const books = query.data;
  const isRight = books?.balanced && books.currencies.every((currency) => currency.accountsOutOfStep === 0);
  return (
    <>
      <PageHead
        title={t('books.title')}
        hint={
          books ? (
            <>
              {t('books.checkedAt')} <Instant at={books.checkedAt} />
            </>
          ) : (
            t('books.hint')
          )
        }
      >
        <Button
          variant="default"
          leftSection={<IconRefresh size={17} />}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('books.checkNow')}
        </Button>
      </PageHead>
      <Failure failure={check.error} mb="md" />
      <Loaded query={query}>
        {({ currencies }) => (
          <>
            <Alert
              color={isRight ? 'emerald' : 'coral'}
              icon={isRight ? <IconScale size={20} /> : <IconAlertOctagon size={20} />}
              title={t(isRight ? 'books.balanced' : 'books.notBalanced')}
              role="status"
              mb="md"
            >
              {t(isRight ? 'books.balancedText' : 'books.notBalancedText')}
            </Alert>
            {currencies.map((currency) => (
              <CurrencyBooks key={`${currency.currency}-${currency.isTrial}`} books={currency} />
            ))}
            <JournalPanel />
          </>
        )}
      </Loaded>
    </>
  );
}
