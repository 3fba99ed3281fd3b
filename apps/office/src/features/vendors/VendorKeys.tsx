import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { Exported } from '../../parts/list/WholeList.tsx';
import { useMay } from '../../session/use-session.ts';
import { AddKey } from './AddKey.tsx';
import type { OutsideVendor } from './VendorsPage.tsx';
import classes from './vendors.module.css';

const { officeOutsideVendors, officeEndVendorKey } = calls.officeVendorDesk;
type Key = OutsideVendor['keys'][number];

/** The keys with which a vendor may sign. To change one, the new one is added first, and the old one ended later. */
export function VendorKeys({ vendor }: { vendor: OutsideVendor }) {
  const { t } = useTranslation('officeVendors');
  const mayWrite = useMay('settings.write');
  const [ending, setEnding] = useState<Key | null>(null);
  const isLast = (keyId: string) => vendor.keys.every(({ id, isValid }) => !isValid || id === keyId);
  const keys = {
    caption: t('keysOf', { vendor: vendor.code }),
    columns: useColumns(mayWrite ? setEnding : null),
    rows: vendor.keys,
    rowKey: ({ id }: Key) => id,
  };
  return (
    <div className={classes.keys}>
      <div className={classes.keysHead}>
        <h3>{t('keys')}</h3>
        {mayWrite ? <AddKey vendorCode={vendor.code} /> : null}
      </div>
      <Exported {...keys}>
        <DataTable {...keys} />
      </Exported>
      <About what={ending}>
        {({ id: keyId }, opened) => (
          <ActDialog
            opened={opened}
            onClose={() => setEnding(null)}
            call={officeEndVendorKey}
            touches={[officeOutsideVendors]}
            request={({ reason }) => ({ params: { code: vendor.code, keyId }, body: { reason } })}
            title={t('endKey')}
            text={t(isLast(keyId) ? 'endLastText' : 'endText', { key: keyId })}
            action={t('endKey')}
            isGrave
            done={t('keyEnded')}
          />
        )}
      </About>
    </div>
  );
}

function useColumns(onEnd: ((key: Key) => void) | null): Column<Key>[] {
  const { t } = useTranslation('officeVendors');
  const now = Date.now();
  return [
    column.cell('id', t('keyId'), ({ id }) => (
      <bdi dir="ltr" className={classes.keyId}>
        {id}
      </bdi>
    )),
    column.mark('state', t('state'), ({ isValid, validFrom }) => [
      isValid ? 'good' : 'changed',
      t(isValid ? 'valid' : validFrom !== null && Date.parse(validFrom) > now ? 'notYet' : 'ended'),
    ]),
    column.cell('fingerprint', t('fingerprint'), ({ fingerprint }) => (
      <bdi dir="ltr" className={classes.fingerprint}>
        {fingerprint}
      </bdi>
    )),
    extra(column.figure('bits', t('bits'))),
    extra(column.instant('from', t('validFrom'), ({ validFrom, addedAt }) => validFrom ?? addedAt)),
    extra(column.instant('validUntil', t('validUntil'))),
    extra(
      column.cell('by', t('addedBy'), ({ addedBy }) =>
        addedBy === null ? t('fromFile') : <bdi>{addedBy}</bdi>,
      ),
    ),
    {
      id: 'acts',
      isAct: true,
      title: t('acts'),
      isFigure: true,
      show: (key) =>
        onEnd !== null && (key.isValid || key.validUntil === null) ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="coral"
            aria-label={`${t('endKey')}: ${key.id}`}
            onClick={() => onEnd(key)}
          >
            {t('end')}
          </Button>
        ) : null,
    },
  ];
}
