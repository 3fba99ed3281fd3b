import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { callKey, useAct } from '../../api/use-call.ts';
import { ProposalReason, reasonBody, useProposed } from '../../parts/ProposalReason.tsx';
import { Difference } from '../audit/Difference.tsx';
import classes from './settings.module.css';
import type { Setting } from './settings-view.ts';

const { officeSettings, officeChangeSetting } = calls.office;
const { officeApprovals, officeOpenApprovals } = calls.officeApprovals;

/** Shows what the change does before it is made: it counts for everybody, at once. */
export function ConfirmChange({
  opened,
  setting,
  label,
  value,
  version,
  onClose,
  onDone,
}: {
  opened: boolean;
  setting: Setting;
  label: string;
  value: unknown;
  version: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const cache = useQueryClient();
  const save = useAct(officeChangeSetting, [officeSettings, officeApprovals, officeOpenApprovals]);
  const proposed = useProposed();
  const [reason, setReason] = useState('');

  function close() {
    save.reset();
    onClose();
  }

  function confirm() {
    save.mutate(
      { params: { key: setting.key }, body: { value, version, ...reasonBody(reason) } },
      {
        onSuccess: (answer) => {
          if (!proposed(answer)) notifications.show({ color: 'emerald', message: t('settings.saved') });
          onDone();
        },
        onError: (failure) => {
          if (failure.code !== 'setting.changed_meanwhile') return;
          // The row shows the conflict once it has read what stands there now.
          void cache.invalidateQueries({ queryKey: callKey(officeSettings) }).then(close);
        },
      },
    );
  }

  return (
    <ModalShell
      opened={opened}
      onClose={close}
      title={t('settings.confirm.title')}
      subtitle={label}
      mustAnswer={save.isPending}
      size={560}
    >
      <Stack>
        <div className={classes.difference}>
          <Difference before={setting.value} after={value} />
        </div>
        <Text size="sm" c="dimmed">
          {t(setting.needsSecond ? 'settings.confirm.textSecond' : 'settings.confirm.text')}
        </Text>
        {setting.needsSecond ? <ProposalReason value={reason} onChange={setReason} /> : null}
        {save.error && save.error.code !== 'setting.changed_meanwhile' ? (
          <Alert color="coral" icon={<IconAlertTriangle size={18} />} role="alert">
            {failureText(save.error)}
            <Problems details={save.error.details} />
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('settings.confirm.back')}
          </Button>
          <Button onClick={confirm} loading={save.isPending} data-autofocus>
            {t('settings.confirm.save')}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}

/** Where the server found fault, in its own words. */
function Problems({ details }: { details: Readonly<Record<string, unknown>> }) {
  const problems = Array.isArray(details.problems) ? (details.problems as unknown[]) : [];
  const lines = problems.flatMap((problem) =>
    typeof problem === 'object' && problem !== null && 'message' in problem ? [String(problem.message)] : [],
  );
  return lines.length === 0 ? null : (
    <ul className={classes.problems} dir="ltr">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
