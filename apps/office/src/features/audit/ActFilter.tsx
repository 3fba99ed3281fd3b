import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';

const any = '';

/** One kind of act, by its name in the reader's language. An act that the texts do not know keeps its own. */
export function ActFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (action: string | undefined) => void;
}) {
  const { t } = useTranslation('office');
  const acts = Object.entries(t('act', { returnObjects: true })).map(([act, label]) => ({
    value: act,
    label,
  }));
  const isUnknown = value !== undefined && !acts.some((act) => act.value === value);
  return (
    <Select
      label={t('audit.action')}
      searchable
      nothingFoundMessage={t('audit.noAct')}
      value={value ?? any}
      onChange={(next) => onChange(next === null || next === any ? undefined : next)}
      data={[
        { value: any, label: t('filter.any') },
        ...acts,
        ...(isUnknown ? [{ value, label: value }] : []),
      ]}
    />
  );
}
