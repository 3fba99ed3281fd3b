import type { ProtectionLimit } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { DecimalField, ModalShell } from '@ikka/ui';
import { Alert, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { judgeLimit, typedOf } from './limit-view.ts';
import classes from './ProtectionPage.module.css';
import { useSetLimit } from './use-protection.ts';

interface LimitDialogProps {
  limit: ProtectionLimit | null;
  currency: string;
  onClose: () => void;
}

/** Sets, changes or removes one limit; says when the change counts. */
export function LimitDialog({ limit, currency, onClose }: LimitDialogProps) {
  const { t } = useTranslation('protection');
  const title = limit ? `${t(`kind.${limit.kind}`)}\u00a0· ${t(`period.${limit.period}`)}` : '';
  return (
    <ModalShell opened={limit !== null} onClose={onClose} title={title}>
      {limit ? <LimitForm limit={limit} currency={currency} onClose={onClose} /> : null}
    </ModalShell>
  );
}

interface LimitFormProps {
  limit: ProtectionLimit;
  currency: string;
  onClose: () => void;
}

function LimitForm({ limit, currency, onClose }: LimitFormProps) {
  const { t } = useTranslation(['protection', 'common']);
  const failureText = useFailureText();
  const { kind, period, own } = limit;
  const [typed, setTyped] = useState(() => typedOf(kind, own));
  const [isAsked, setAsked] = useState(false);
  const set = useSetLimit();
  const judged = judgeLimit(typed, { kind, period, currency });
  const send = (value: string | null) => {
    if (set.isPending) return;
    set.mutate(
      { kind, period, value },
      {
        onSuccess: ({ limits }) => {
          const after = limits.find((one) => one.kind === kind && one.period === period);
          notifications.show({
            color: 'emerald',
            message: t(after?.pending ? 'saved.later' : 'saved.now'),
          });
          onClose();
        },
      },
    );
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (judged.value !== null) send(judged.value);
  }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <DecimalField
        label={t(kind === 'time' ? 'form.hours' : 'form.amount')}
        description={t(own === null ? 'form.hintNew' : 'form.hint')}
        error={isAsked && judged.error ? t(`form.error.${judged.error}`) : undefined}
        text={typed}
        digits={2}
        onText={setTyped}
        size="md"
        name="limit"
        isFirst
      />
      {set.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(set.error)}
        </Alert>
      ) : null}
      <Group justify="end" gap="sm">
        {own === null ? null : (
          <Button
            variant="subtle"
            color="coral"
            disabled={set.isPending}
            onClick={() => send(null)}
            me="auto"
          >
            {t('form.remove')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" loading={set.isPending}>
          {t('form.save')}
        </Button>
      </Group>
    </form>
  );
}
