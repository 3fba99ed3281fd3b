import { type CallValue, calls, catalogueLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { TextInput } from '@mantine/core';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { trimmed } from '../../parts/form/local-text.ts';
import { useForm } from '../../parts/form/use-form.ts';
import classes from './catalogue.module.css';

const { officeVendors, officeChangeVendor } = calls.officeCatalogue;
export type VendorRow = CallValue<typeof officeVendors>['vendors'][number];

/** Renames a vendor or places him. */
export function VendorForm({ vendor, onClose }: { vendor: VendorRow; onClose: () => void }) {
  const { t } = useTranslation('officeGames');
  const form = useForm({
    call: officeChangeVendor,
    touches: [officeVendors],
    current: vendor,
    read: (row: VendorRow | null) => ({ name: (row ?? vendor).name, sort: String((row ?? vendor).sort) }),
    request: ({ name, sort }, base) => ({
      params: { code: vendor.code },
      body: {
        // What was looked at: the list behind may be read again meanwhile.
        seen: { name: (base ?? vendor).name, sort: (base ?? vendor).sort },
        wanted: { name: trimmed(name), sort: sort.trim() === '' ? Number.NaN : Number(sort) },
      },
    }),
    within: 'wanted',
    done: t('saved'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('changeVendor')}
      subtitle={<bdi dir="ltr">{vendor.code}</bdi>}
      size={560}
      action={t('save')}
      cancel={t('discard')}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <LocalTextInput
          field={form.local('name', t('name'), () => t('problem.missing'))}
          maxLength={catalogueLimits.nameMax}
        />
      </div>
      <TextInput
        {...form.text('sort', t('problem.number'))}
        label={t('sort')}
        description={t('sortHint')}
        dir="ltr"
        inputMode="numeric"
      />
    </FormDialog>
  );
}
