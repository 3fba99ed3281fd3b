import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { nameIn, type Proposal } from './proposal-words.ts';

const { officeProposalSecret, officeApproval } = calls.officeApprovals;

/** The caller's half of a one-time password: asked for, shown once, and gone with the button that closes it. */
export function SecretHalf({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const show = useAct(officeProposalSecret, []);
  const cache = useQueryClient();
  const half = show.data;
  const params = { id: proposal.id };

  function close() {
    show.reset();
    void cache.invalidateQueries({ queryKey: callKey(officeApproval) });
  }

  return (
    <Panel title={t('secretTitle', { name: nameIn(proposal) })}>
      <Stack align="start">
        <Text>{t('secretText')}</Text>
        <Button
          leftSection={<IconKey size={17} />}
          loading={show.isPending}
          onClick={() => show.mutate({ params })}
        >
          {t('secretShow')}
        </Button>
        <Failure failure={show.error} />
      </Stack>
      <ModalShell
        opened={half !== undefined}
        onClose={close}
        title={half?.part === 'second' ? t('secretSecond') : t('secretFirst')}
        mustAnswer
      >
        <Stack>
          <Text>{t('secretOnce')}</Text>
          <Code value={half?.text ?? ''} />
          <Group justify="flex-end">
            <Button onClick={close}>{t('secretNoted')}</Button>
          </Group>
        </Stack>
      </ModalShell>
    </Panel>
  );
}
