import { useTranslation } from '@ikka/i18n/react';
import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';

/** Says that a search by account met more members than are looked at, where it did: what is listed and summed is of the first. */
export function SearchCut({ areAll }: { areAll: boolean | undefined }) {
  const { t } = useTranslation('office');
  return (
    <div aria-live="polite">
      {areAll === false ? (
        <Alert color="gray" icon={<IconUsers size={18} />} mt="md">
          {t('searchCut')}
        </Alert>
      ) : null}
    </div>
  );
}
