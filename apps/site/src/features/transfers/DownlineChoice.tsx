import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downlineQuery } from './use-transfers.ts';

interface Member {
  memberId: string;
  account: string;
}

/** One of the members right below, found by the beginning of his name. */
export function DownlineChoice({
  chosen,
  onChoose,
}: {
  chosen: Member | null;
  onChoose: (member: Member | null) => void;
}) {
  const { t } = useTranslation('transfers');
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search === chosen?.account ? '' : search.trim(), 250);
  const members = useQuery({ ...downlineQuery(wanted), placeholderData: keepPreviousData });
  const found = members.data?.list ?? [];
  const shown =
    chosen && !found.some(({ memberId }) => memberId === chosen.memberId) ? [chosen, ...found] : found;
  return (
    <Select
      label={t('member')}
      description={members.data ? t('memberHint', { count: members.data.total }) : undefined}
      placeholder={t('memberPlaceholder')}
      nothingFoundMessage={members.isPending ? t('searching') : t('nobody')}
      data={shown.map(({ memberId, account }) => ({ value: memberId, label: account }))}
      filter={({ options }) => options}
      value={chosen?.memberId ?? null}
      onChange={(memberId) => onChoose(shown.find((one) => one.memberId === memberId) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      error={members.isError ? t('membersFailed') : undefined}
      searchable
      clearable
      size="lg"
    />
  );
}
