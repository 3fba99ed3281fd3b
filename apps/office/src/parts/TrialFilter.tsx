import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';

/** Real money, play money or both. */
export function TrialFilter({
  value,
  onChange,
}: {
  value: 'yes' | 'no' | undefined;
  onChange: (value: 'yes' | 'no' | undefined) => void;
}) {
  const { t } = useTranslation('office');
  return (
    <Select
      label={t('members.kindLabel')}
      value={value ?? 'any'}
      onChange={(next) => onChange(next === 'yes' || next === 'no' ? next : undefined)}
      data={[
        { value: 'any', label: t('filter.any') },
        { value: 'no', label: t('members.kind.real') },
        { value: 'yes', label: t('members.kind.trial') },
      ]}
    />
  );
}
