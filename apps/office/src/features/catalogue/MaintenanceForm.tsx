import { calls, type MaintenanceNote, maintenanceLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FormEvent } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { draftOf, type MaintenanceProblem, problemsOf, wishOf } from './maintenance-draft.ts';

const { officeChangeMaintenance, officeGame, officeGames, officeVendors } = calls.officeCatalogue;
const { officeOutsideVendors } = calls.officeVendorDesk;

/** Puts a vendor or a game into maintenance, changes what is said of it, or ends it. `current` is what the server has now. */
export function MaintenanceForm({
  subject,
  current,
  onClose,
}: {
  subject: { readonly kind: 'vendor' | 'game'; readonly id: string };
  current: MaintenanceNote | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeGames');
  const save = useAct(officeChangeMaintenance, [
    officeGame,
    officeGames,
    officeVendors,
    officeOutsideVendors,
  ]);
  const state = useDraft(current, { read: draftOf, editionOf: (note) => note });
  const { base, draft, isOvertaken } = state;
  const problems = state.asked ? problemsOf(draft, Date.now()) : {};
  const say = (problem: MaintenanceProblem) => t(`rest.problem.${problem}`);

  function send(wanted: MaintenanceNote | null) {
    if (save.isPending || isOvertaken) return;
    save.mutate(
      { params: subject, body: { seen: base, wanted } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t(wanted ? 'saved' : 'rest.ended') });
          onClose();
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (!hasProblems(problemsOf(draft, Date.now()))) send(wishOf(draft, base));
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('rest.title')}
      subtitle={<bdi dir="ltr">{subject.id}</bdi>}
      mustAnswer={save.isPending || state.isTouched}
      size={560}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Overtaken draft={state} />
          <Text size="sm">{t(subject.kind === 'vendor' ? 'rest.hintVendor' : 'rest.hintGame')}</Text>
          <LocalTextInput
            field={{
              label: t('rest.text'),
              value: draft.text,
              errors: errorsOf(problems.text, say),
              onChange: (text) => state.change({ text }),
            }}
            maxLength={maintenanceLimits.textMax}
            rows={[2, 6]}
          />
          <TextInput
            type="datetime-local"
            dir="ltr"
            label={t('rest.until')}
            description={t('rest.untilHint', { zone: defaultTimeZone })}
            value={draft.until}
            error={problems.until ? say(problems.until) : null}
            onChange={(event) => state.change({ until: event.currentTarget.value })}
          />
          <Failure failure={save.error} />
          <Group justify="flex-end">
            {base === null ? null : (
              <Button color="coral" variant="light" disabled={isOvertaken} onClick={() => send(null)}>
                {t('rest.end')}
              </Button>
            )}
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('discard')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={isOvertaken}>
              {t(base === null ? 'rest.begin' : 'save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
