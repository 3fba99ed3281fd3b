import { type CallValue, calls, catalogueLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf, missingIn, trimmed } from '../../parts/form/local-text.ts';
import classes from './catalogue.module.css';

const { officeVendors, officeChangeVendor } = calls.officeCatalogue;
export type VendorRow = CallValue<typeof officeVendors>['vendors'][number];

/** Renames a vendor or places him. */
export function VendorForm({ vendor, onClose }: { vendor: VendorRow; onClose: () => void }) {
  const { t } = useTranslation('officeGames');
  const save = useAct(officeChangeVendor, [officeVendors]);
  const [name, setName] = useState(vendor.name);
  const [place, setPlace] = useState(String(vendor.sort));
  /** What was looked at: the list behind may be read again meanwhile. */
  const [seen] = useState({ name: vendor.name, sort: vendor.sort });
  const [asked, setAsked] = useState(false);
  const isNumber = /^\d{1,7}$/.test(place.trim()) && Number(place) <= catalogueLimits.sortMax;
  const missing = missingIn(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (missing || !isNumber || save.isPending) return;
    const wanted = {
      name: trimmed(name),
      sort: Number(place),
    };
    save.mutate(
      { params: { code: vendor.code }, body: { seen, wanted } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('saved') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('changeVendor')}
      subtitle={<bdi dir="ltr">{vendor.code}</bdi>}
      mustAnswer={save.isPending}
      size={560}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <div className={classes.fields}>
            <LocalTextInput
              field={{
                label: t('name'),
                value: name,
                errors: asked ? errorsOf(missing, () => t('problem.missing')) : undefined,
                onChange: setName,
              }}
              maxLength={catalogueLimits.nameMax}
            />
          </div>
          <TextInput
            label={t('sort')}
            description={t('sortHint')}
            value={place}
            error={asked && !isNumber ? t('problem.number') : null}
            onChange={(event) => setPlace(event.currentTarget.value)}
            dir="ltr"
            inputMode="numeric"
          />
          <Failure failure={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('discard')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
