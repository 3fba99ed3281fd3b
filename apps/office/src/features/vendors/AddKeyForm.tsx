import { calls, vendorKeyLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ProposalReason, reasonBody, useProposed } from '../../parts/ProposalReason.tsx';

const { officeOutsideVendors, officeAddVendorKey } = calls.officeVendorDesk;

/** Takes the public half of a vendor's new key. Its fingerprint is compared with the vendor's word afterwards. */
export function AddKeyForm({ vendorCode, onClose }: { vendorCode: string; onClose: () => void }) {
  const { t } = useTranslation(['officeVendors', 'common']);
  const add = useAct(officeAddVendorKey, [
    officeOutsideVendors,
    calls.office.officeAudit,
    calls.officeApprovals.officeApprovals,
    calls.officeApprovals.officeOpenApprovals,
  ]);
  const proposed = useProposed();
  const [reason, setReason] = useState('');
  const [id, setId] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const [asked, setAsked] = useState(false);
  const isIdGood = /^[\w.-]+$/.test(id.trim());
  const isKeyGood = publicKey.includes('BEGIN PUBLIC KEY') && !publicKey.includes('PRIVATE');

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isIdGood || !isKeyGood || add.isPending) return;
    add.mutate(
      {
        params: { code: vendorCode },
        body: { id: id.trim(), publicKey: publicKey.trim(), ...reasonBody(reason) },
      },
      {
        onSuccess: (answer) => {
          if (!proposed(answer)) notifications.show({ color: 'emerald', message: t('keyAdded') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('addKey')}
      subtitle={<bdi dir="ltr">{vendorCode}</bdi>}
      mustAnswer={add.isPending || id !== '' || publicKey !== ''}
      size={640}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('keyId')}
            description={t('keyIdHint')}
            value={id}
            error={asked && !isIdGood ? t('keyIdWrong') : null}
            onChange={(event) => setId(event.currentTarget.value)}
            dir="ltr"
            maxLength={vendorKeyLimits.idMax}
          />
          <Textarea
            label={t('publicKey')}
            description={t('publicKeyHint')}
            value={publicKey}
            error={asked && !isKeyGood ? t('publicKeyWrong') : null}
            onChange={(event) => setPublicKey(event.currentTarget.value)}
            dir="ltr"
            rows={9}
            maxLength={vendorKeyLimits.publicKeyMax}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
          <ProposalReason value={reason} onChange={setReason} />
          <Failure failure={add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={add.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t('addKey')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
