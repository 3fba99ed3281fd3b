import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LeaveGuard } from '../help/LeaveGuard.tsx';
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
  const { t } = useTranslation(['officeBonuses', 'common']);
  const first = base && offerId !== null ? draftOf(offerId, base.terms) : emptyDraft;
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState(false);
  const [reading, setReading] = useState(false);
  const propose = useAct(calls.officeBonuses.officeProposeBonus, bonusTouched);
  const problems = problemsOf(draft, taken);
  const terms = termsOf(draft, currency, base?.terms ?? null);

  function read(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0) return;
    propose.reset();
    setReading(true);
  }

  function confirm() {
    if (propose.isPending) return;
    const id = offerId ?? draft.id;
    propose.mutate(
      { params: { id }, body: { version: base?.version ?? 0, terms } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('proposed') });
          setReading(false);
          onProposed(id);
        },
      },
    );
  }

  return (
    <Panel title={t(base ? 'proposeTitle' : 'write')}>
      <form onSubmit={read} noValidate>
        <LeaveGuard isOn={JSON.stringify(draft) !== JSON.stringify(first) && !propose.isSuccess} />
        <Stack>
          <Alert color="gold">{t('fourEyes')}</Alert>
          <BonusFields
            draft={draft}
            isNew={offerId === null}
            problems={asked ? problems : {}}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          <Group justify="flex-end">
            <Button type="submit">{t('read')}</Button>
          </Group>
        </Stack>
      </form>
      <ModalShell
        opened={reading}
        onClose={() => setReading(false)}
        title={t('readTitle')}
        mustAnswer={propose.isPending}
        size={760}
      >
        <Stack>
          <Text>{t('readText')}</Text>
          <TermFacts terms={terms} currency={currency} />
          <Failure failure={propose.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setReading(false)} disabled={propose.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button loading={propose.isPending} onClick={confirm} data-autofocus>
              {t('propose')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </Panel>
  );
}
