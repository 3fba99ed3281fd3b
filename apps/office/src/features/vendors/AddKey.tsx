import { calls, vendorKeyLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Textarea, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { reasonBody } from '../../parts/acts/reason-of.ts';

const { officeOutsideVendors, officeAddVendorKey } = calls.officeVendorDesk;

/** Takes the public half of a vendor's new key. Its fingerprint is compared with the vendor's word afterwards. */
export function AddKey({ vendorCode }: { vendorCode: string }) {
  const { t } = useTranslation('officeVendors');
  return (
    <ActButton
      size="compact-sm"
      variant="default"
      leftSection={<IconKey size={15} />}
      aria-label={`${t('addKey')}: ${vendorCode}`}
      call={officeAddVendorKey}
      touches={[officeOutsideVendors]}
      start={{ id: '', publicKey: '' }}
      request={({ id, publicKey, reason }) => ({
        params: { code: vendorCode },
        body: { id: id.trim(), publicKey: publicKey.trim(), ...reasonBody(reason) },
      })}
      // The server reads the key; that it is the public half is said before anything is sent.
      judge={({ publicKey }) =>
        publicKey.includes('BEGIN PUBLIC KEY') && !publicKey.includes('PRIVATE')
          ? {}
          : { publicKey: { code: 'form' } }
      }
      title={t('addKey')}
      subtitle={<bdi dir="ltr">{vendorCode}</bdi>}
      width={640}
      done={t('keyAdded')}
      fields={(form) => (
        <>
          <TextInput
            {...form.text('id', t('keyIdWrong'))}
            label={t('keyId')}
            description={t('keyIdHint')}
            dir="ltr"
            maxLength={vendorKeyLimits.idMax}
            data-autofocus
          />
          <Textarea
            {...form.text('publicKey', t('publicKeyWrong'))}
            label={t('publicKey')}
            description={t('publicKeyHint')}
            dir="ltr"
            rows={9}
            maxLength={vendorKeyLimits.publicKeyMax}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
        </>
      )}
    >
      {t('addKey')}
    </ActButton>
  );
}
