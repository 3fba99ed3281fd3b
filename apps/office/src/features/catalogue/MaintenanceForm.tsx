import { calls, type MaintenanceNote, maintenanceLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Overtaken } from '../../parts/Overtaken.tsx';
import { draftOf, type MaintenanceDraft, problemsOf, wishOf } from './maintenance-draft.ts';

const { officeChangeMaintenance, officeGame, officeGames, officeVendors } = calls.officeCatalogue;
const { officeOutsideVendors } = calls.officeVendorDesk;
const { officeAudit } = calls.office;

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
    officeAudit,
  ]);
  /** What the operator began from; somebody else may save meanwhile. */
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(() => draftOf(current));
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(draft, Date.now()) : {};
  const isTouched = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const isOvertaken = JSON.stringify(current) !== JSON.stringify(base);
  const fieldOf = (field: keyof MaintenanceDraft) => {
    const problem = problems[field];
    return {
      value: draft[field],
      error: problem ? t(`rest.problem.${problem}`) : null,
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        setDraft((before) => ({ ...before, [field]: value }));
      },
    };
  };

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
    setAsked(true);
    if (Object.keys(problemsOf(draft, Date.now())).length === 0) send(wishOf(draft, base));
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('rest.title')}
      subtitle={<bdi dir="ltr">{subject.id}</bdi>}
      mustAnswer={save.isPending || isTouched}
      size={560}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {isOvertaken ? (
            <Overtaken
              onTheirs={() => {
                setBase(current);
                setDraft(draftOf(current));
              }}
              onMine={() => setBase(current)}
            />
          ) : null}
          <Text size="sm">{t(subject.kind === 'vendor' ? 'rest.hintVendor' : 'rest.hintGame')}</Text>
          <Textarea
            {...fieldOf('textEn')}
            label={t('rest.textEn')}
            lang="en"
            maxLength={maintenanceLimits.textMax}
            autosize
            minRows={2}
            styles={{ input: { direction: 'ltr' } }}
          />
          <Textarea
            {...fieldOf('textUr')}
            label={t('rest.textUr')}
            lang="ur"
            maxLength={maintenanceLimits.textMax}
            autosize
            minRows={2}
            styles={{ input: { direction: 'rtl' } }}
          />
          <TextInput
            {...fieldOf('until')}
            type="datetime-local"
            dir="ltr"
            label={t('rest.until')}
            description={t('rest.untilHint', { zone: defaultTimeZone })}
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
