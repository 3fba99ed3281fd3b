import { calls, type MaintenanceNote, maintenanceLimits } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { draftOf, problemsOf, wishOf } from './maintenance-draft.ts';

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
  const form = useForm({
    call: officeChangeMaintenance,
    touches: [officeGame, officeGames, officeVendors, officeOutsideVendors],
    current,
    read: (note: MaintenanceNote | null) => ({ ...draftOf(note), ends: false }),
    editionOf: (note) => note,
    request: (draft, base) => ({
      params: subject,
      body: { seen: base, wanted: draft.ends ? null : wishOf(draft, base) },
    }),
    judge: {
      problems: (draft) => (draft.ends ? {} : problemsOf(draft, Date.now())),
      say: (problem) => t(`rest.problem.${problem}`),
    },
    done: (_answer, _base, { ends }) => t(ends ? 'rest.ended' : 'saved'),
    onDone: onClose,
  });
  const { base, isOvertaken } = form;
  return (
    <FormDialog
      form={form}
      title={t('rest.title')}
      subtitle={<bdi dir="ltr">{subject.id}</bdi>}
      size={560}
      action={t(base === null ? 'rest.begin' : 'save')}
      cancel={t('discard')}
      onClose={onClose}
      buttons={
        base === null ? null : (
          <Button
            color="coral"
            variant="light"
            disabled={isOvertaken}
            onClick={() => form.send({ ends: true })}
          >
            {t('rest.end')}
          </Button>
        )
      }
    >
      <Text size="sm">{t(subject.kind === 'vendor' ? 'rest.hintVendor' : 'rest.hintGame')}</Text>
      <LocalTextInput
        field={form.local('text', t('rest.text'))}
        maxLength={maintenanceLimits.textMax}
        rows={[2, 6]}
      />
      <TextInput
        {...form.time('until')}
        label={t('rest.until')}
        description={t('rest.untilHint', { zone: defaultTimeZone })}
      />
    </FormDialog>
  );
}
