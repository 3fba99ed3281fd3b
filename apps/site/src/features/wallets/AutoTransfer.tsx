import { useTranslation } from '@ikka/i18n/react';
import { Alert, Switch } from '@mantine/core';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import '@mantine/core/styles/Switch.layer.css';
import { useAutoTransfer } from './use-wallets.ts';
import classes from './Wallets.module.css';

/** Whether the money follows into a vendor's wallet when one of its games is opened. */
export function AutoTransfer({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  const choose = useAutoTransfer();
  return (
    <section className={classes.section}>
      <Switch
        size="md"
        label={t('auto.label')}
        description={t('auto.hint')}
        checked={choose.isPending ? choose.variables : isOn}
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
        disabled={choose.isPending}
      />
      {choose.isError ? (
        <Alert color="coral" role="alert">
          {failureText(choose.error)}
        </Alert>
      ) : null}
    </section>
  );
}
