import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Anchor } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

type Place = CallValue<typeof calls.office.officeHelp>['places'][number];

/** What the operator has yet to enter about himself: texts say that it is missing until then. */
export function UnfilledPlaces({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('office');
  const unfilled = places.filter(({ isFilled }) => !isFilled);
  if (unfilled.length === 0) return null;
  return (
    <Alert icon={<IconInfoCircle size={18} />} title={t('help.unfilled')} my="md">
      <p style={{ margin: 0 }}>
        {unfilled.map(({ name }, index) => (
          <span key={name}>
            {index > 0 ? ' · ' : null}
            <bdi>{`{${name}}`}</bdi>
          </span>
        ))}
      </p>
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/settings" search={{ group: 'site', search: undefined }} />
        )}
      >
        {t('help.toSettings')}
      </Anchor>
    </Alert>
  );
}
