import { calls, transferLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { BonusToBe, OfferName } from './ChosenBonus.tsx';
import { touched } from './DepositDeeds.tsx';
import type { OfficeDeposit } from './deposit-words.ts';
import { type MatchDraft, type MatchProblem, matchOf, problemsOf } from './match-draft.ts';
import { useDeeds } from './use-deeds.ts';

type Calls = typeof calls.officeDeposits;

/** Whoever has the transfer in hand enters what the statement says. The amount is never filled in for him. */
export function MatchPanel({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const deeds = useDeeds(deposit);
  const form = useForm<Calls['officeMatchDeposit'], MatchDraft, null, MatchProblem>({
    call: calls.officeDeposits.officeMatchDeposit,
    touches: touched,
    read: () => ({ received: '', bankReference: deposit.bankReference ?? '', reason: '' }),
    request: (draft) => ({
      params: { id: deposit.id },
      query: { seen: deposit.version },
      body: matchOf(draft, deposit) ?? { received: '', bankReference: '' },
    }),
    judge: {
      problems: (draft) => problemsOf(draft, deposit),
      say: (problem) => t(`problem.${problem}`),
    },
    done: ({ state, figuresDiffered }) => ({
      color: figuresDiffered ? 'amber' : 'emerald',
      message: t(figuresDiffered ? 'done.differs' : state === 'paid' ? 'done.paid' : 'done.second'),
    }),
  });
  if (!deeds.match) return null;
  const match = matchOf(form.draft, deposit);
  return (
    <Panel title={t(deposit.isSecond ? 'matchSecond' : 'match')}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t(deposit.isSecond ? 'matchSecondHint' : 'matchHint')}
          </Text>
          <TextInput {...form.figure('received')} label={t('received')} />
          {deposit.bonus === null ? null : (
            <Text size="sm" aria-live="polite">
              {t('bonus.chosen')} <OfferName bonus={deposit.bonus} />.{' '}
              {match === null ? null : <BonusToBe deposit={deposit} received={match.received} />}
            </Text>
          )}
          <TextInput
            {...form.text('bankReference')}
            label={t('bankReference')}
            description={t('bankReferenceHint')}
            readOnly={deposit.isSecond}
            maxLength={transferLimits.referenceMax}
            autoComplete="off"
            dir="ltr"
          />
          {match?.reason === undefined ? null : (
            <Textarea
              {...form.text('reason')}
              label={t('whyDiffers')}
              description={t('whyDiffersHint')}
              maxLength={transferLimits.reasonMax}
              autosize
              minRows={2}
              dir="auto"
            />
          )}
          <FormFoot form={form} action={t(deposit.isSecond ? 'act.matchSecond' : 'act.match')} isStart />
        </Stack>
      </form>
    </Panel>
  );
}
