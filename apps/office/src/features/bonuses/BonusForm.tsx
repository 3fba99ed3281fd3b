import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { BonusFields } from './BonusFields.tsx';
import { type BonusVersion, draftOf, emptyDraft, problemsOf, termsOf } from './bonus-draft.ts';
import { bonusTouched } from './bonus-touched.ts';
import { TermFacts } from './TermFacts.tsx';

/** Writes a version of an offer, reads it back in full, and proposes it to a second operator. */
export function BonusForm({
  offerId,
  base,
  currency,
  taken,
  onProposed,
}: {
  /** Null for a new offer. */
  offerId: string | null;
  base: BonusVersion | null;
  currency: string;
  taken: readonly string[] | null;
  onProposed: (offerId: string) => void;
}) {
  const { t } = useTranslation('officeBonuses');
  const [reading, setReading] = useState(false);
  const form = useForm({
    call: calls.officeBonuses.officeProposeBonus,
    touches: bonusTouched,
    // What it is made of stays, whatever else is proposed meanwhile.
    read: () => (base && offerId !== null ? draftOf(offerId, base.terms) : emptyDraft),
    request: (draft) => ({
      params: { id: offerId ?? draft.id },
      body: { version: base?.version ?? 0, terms: termsOf(draft, currency, base?.terms ?? null) },
    }),
    judge: { problems: (draft) => problemsOf(draft, taken), say: (problem) => t(`problem.${problem}`) },
    done: t('proposed'),
    onDone: () => {
      setProposed(true);
      setReading(false);
      onProposed(offerId ?? form.draft.id);
    },
  });
  const [isProposed, setProposed] = useState(false);

  return (
    <Panel title={t(base ? 'proposeTitle' : 'write')}>
      <form onSubmit={form.look(() => setReading(true))} noValidate>
        <LeaveGuard isOn={form.isTouched && !isProposed} />
        <Stack>
          <Alert color="gold">{t('fourEyes')}</Alert>
          <BonusFields form={form} isNew={offerId === null} />
          <Group justify="flex-end">
            <Button type="submit">{t('read')}</Button>
          </Group>
        </Stack>
      </form>
      <FormDialog
        form={form}
        isStep
        opened={reading}
        title={t('readTitle')}
        size={760}
        action={t('propose')}
        onClose={() => setReading(false)}
      >
        <Text>{t('readText')}</Text>
        <TermFacts terms={termsOf(form.draft, currency, base?.terms ?? null)} currency={currency} />
      </FormDialog>
    </Panel>
  );
}
