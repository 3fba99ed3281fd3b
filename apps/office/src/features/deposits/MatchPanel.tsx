import { calls, transferLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { BonusToBe, OfferName } from './ChosenBonus.tsx';
import { touched } from './DepositDeeds.tsx';
import type { OfficeDeposit } from './deposit-words.ts';
import { type MatchDraft, matchOf, problemsOf } from './match-draft.ts';
import { useDeeds } from './use-deeds.ts';

/** Whoever has the transfer in hand enters what the statement says. The amount is never filled in for him. */
export function MatchPanel({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const deeds = useDeeds(deposit);
  const [draft, setDraft] = useState<MatchDraft>({
    received: '',
    bankReference: deposit.bankReference ?? '',
    reason: '',
  });
  const [isAsked, setAsked] = useState(false);
  const match = useAct(calls.officeDeposits.officeMatchDeposit, touched);
  if (!deeds.match) return null;
  const problems = isAsked ? problemsOf(draft, deposit) : {};
  const typed = matchOf(draft, deposit)?.received ?? null;
  const differs = matchOf(draft, deposit)?.reason !== undefined;
  const change = (part: Partial<MatchDraft>) => setDraft((before) => ({ ...before, ...part }));
  const problemOf = (field: keyof MatchDraft) => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : null;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const body = matchOf(draft, deposit);
    if (body === null || Object.keys(problemsOf(draft, deposit)).length > 0 || match.isPending) return;
    match.mutate(
      { params: { id: deposit.id }, query: { seen: deposit.version }, body },
      {
        onSuccess: ({ state, figuresDiffered }) =>
          notifications.show({
            color: figuresDiffered ? 'amber' : 'emerald',
            message: t(figuresDiffered ? 'done.differs' : state === 'paid' ? 'done.paid' : 'done.second'),
          }),
      },
    );
  }

  return (
    <Panel title={t(deposit.isSecond ? 'matchSecond' : 'match')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t(deposit.isSecond ? 'matchSecondHint' : 'matchHint')}
          </Text>
          <TextInput
            label={t('received')}
            value={draft.received}
            onChange={(event) => change({ received: event.currentTarget.value })}
            error={problemOf('received')}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          {deposit.bonus === null ? null : (
            <Text size="sm" aria-live="polite">
              {t('bonus.chosen')} <OfferName bonus={deposit.bonus} />.{' '}
              {typed === null ? null : <BonusToBe deposit={deposit} received={typed} />}
            </Text>
          )}
          <TextInput
            label={t('bankReference')}
            description={t('bankReferenceHint')}
            value={draft.bankReference}
            onChange={(event) => change({ bankReference: event.currentTarget.value })}
            error={problemOf('bankReference')}
            readOnly={deposit.isSecond}
            maxLength={transferLimits.referenceMax}
            autoComplete="off"
            dir="ltr"
          />
          {differs ? (
            <Textarea
              label={t('whyDiffers')}
              description={t('whyDiffersHint')}
              value={draft.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
              error={problemOf('reason')}
              maxLength={transferLimits.reasonMax}
              autosize
              minRows={2}
              dir="auto"
            />
          ) : null}
          <Failure failure={match.error} />
          <Group>
            <Button type="submit" leftSection={<IconCheck size={17} />} loading={match.isPending}>
              {t(deposit.isSecond ? 'act.matchSecond' : 'act.match')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
