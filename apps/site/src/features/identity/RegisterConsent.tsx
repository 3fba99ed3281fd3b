import { Trans, useTranslation } from '@ikka/i18n/react';
import { Anchor, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';

type BoxProps = ComponentProps<typeof Checkbox>;

/** What everybody agrees to and declares. The terms open beside the form, so that nothing typed is lost. */
export function RegisterConsent({
  terms,
  age,
  legalAge,
}: {
  terms: BoxProps;
  age: BoxProps;
  legalAge: number;
}) {
  const { t } = useTranslation('identity');
  const status = useQuery(statusQuery);
  // A site for members alone keeps its help behind the door, but for the page without a header.
  const page = status.data?.loginedToHomePage ? '/helpmc#terms' : '/help#terms';
  return (
    <>
      <div data-part="terms">
        <Checkbox
          {...terms}
          label={
            <Trans
              t={t}
              i18nKey="register.terms"
              components={{
                terms: <Anchor href={page} target="_blank" rel="noopener" inherit underline="always" />,
              }}
            />
          }
        />
      </div>
      <div data-part="age">
        <Checkbox {...age} label={t('register.age', { age: legalAge })} />
      </div>
    </>
  );
}
