import { type AccountType, calls, recordFileName } from '@ikka/contract';
import type { Days } from '@ikka/ui/date-range';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { rangeOf } from '../../parts/time/range-view.ts';
import { saveFile } from './save-file.ts';

export interface AccountFilter {
  days: Days;
  type?: AccountType | undefined;
  pageNo: number;
}

export function accountRecordQuery({ days, type, pageNo }: AccountFilter, timeZone?: string) {
  return queryOptions({
    queryKey: ['account-record', days, type ?? '', pageNo],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.records.accountRecord,
          { query: { ...rangeOf(days, timeZone), pageNo, pageSize: 15, ...(type ? { type } : {}) } },
          { signal },
        ),
      ),
    staleTime: 5_000,
  });
}

export function profitQuery(
  { days, by, vassalage }: { days: Days; by: 'day' | 'vendor' | 'game'; vassalage?: string | undefined },
  timeZone?: string,
) {
  return queryOptions({
    queryKey: ['personal-profit', days, by, vassalage ?? ''],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.records.personalProfit,
          { query: { ...rangeOf(days, timeZone), by, ...(vassalage ? { vassalage } : {}) } },
          { signal },
        ),
      ),
    staleTime: 5_000,
  });
}

export function yearQuery(year: number) {
  return queryOptions({
    queryKey: ['year-statement', year],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.records.yearStatement, { query: { year } }, { signal })),
    staleTime: 5_000,
  });
}

/** Brings the movements of a range as a file. */
export function useAccountFile(account: string, timeZone?: string) {
  return useMutation({
    mutationFn: async ({ days, format }: { days: Days; format: 'csv' | 'json' }) => {
      const query = { ...rangeOf(days, timeZone), format };
      const file = await answerOf(client.download(calls.records.accountExport, { query }));
      saveFile(recordFileName(['account', account, days.from, days.to], format), file);
    },
  });
}

/** Brings the statement of a year as a file. */
export function useYearFile(account: string) {
  return useMutation({
    mutationFn: async (year: number) => {
      const file = await answerOf(client.download(calls.records.yearFile, { query: { year } }));
      saveFile(recordFileName(['statement', account, String(year)], 'csv'), file);
    },
  });
}
