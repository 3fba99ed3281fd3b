import { transferLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { PictureChooser } from '../../parts/pictures/PictureChooser.tsx';
import { megabytes } from '../../parts/pictures/picture-file.ts';
import { useChosenPictures } from '../../parts/pictures/use-chosen-pictures.ts';
import { useSendOnceArrived } from '../../parts/pictures/use-send-once-arrived.ts';
import type { Deposit } from './deposit-view.ts';
import classes from './TransferPanel.module.css';
import type { Transfer } from './TransferPanel.tsx';
import { depositSettingsQuery, useSendProofs, useUploadDepositProof } from './use-deposits.ts';

/** The member says that he paid, and shows it; more pictures may follow while it is looked at. */
export function TransferProofs({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  const { t } = useTranslation('cashier');
  // What was sent is the deposit's: the next pictures begin anew.
  return (
    <section className={classes.panel} aria-label={t('transfer.proof')}>
      <Proofs key={transfer.proofs} deposit={deposit} transfer={transfer} />
    </section>
  );
}

function Proofs({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  const { t } = useTranslation('cashier');
  const failureText = useFailureText();
  const upload = useUploadDepositProof();
  const send = useSendProofs(deposit.id);
  const [asked, setAsked] = useState(false);
  const maxBytes = useQuery(depositSettingsQuery).data?.uploadMaxBytes ?? null;
  const most = transferLimits.proofsMax - transfer.proofs;
  const chosen = useChosenPictures({
    most,
    maxBytes,
    upload: upload.mutateAsync,
    refusal: (refused) =>
      refused === 'size' && maxBytes !== null
        ? t('transfer.tooLarge', { most: megabytes(maxBytes) })
        : t('transfer.wrongType'),
  });
  const isMissing = chosen.pictures.length === 0;
  const { isWanted, want } = useSendOnceArrived(chosen, () => {
    if (chosen.ids.length > 0) send.mutate(chosen.ids);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing && !send.isPending) want();
  }

  return (
    <form className={classes.proofs} onSubmit={submit} noValidate>
      <PictureChooser
        chosen={chosen}
        words={{
          title: t(transfer.proofs === 0 ? 'transfer.proof' : 'transfer.moreProof', {
            count: transfer.proofs,
          }),
          hint:
            maxBytes === null ? null : t('transfer.proofHint', { size: megabytes(maxBytes), count: most }),
          add: t('transfer.addPicture'),
          pictureOf: (no) => t('transfer.pictureOf', { no }),
          remove: (no) => t('transfer.removePicture', { no }),
        }}
      />
      {asked && isMissing ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {t('transfer.pictureMissing')}
        </Alert>
      ) : null}
      {send.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(send.error)}
        </Alert>
      ) : null}
      <Button
        type="submit"
        leftSection={<IconSend size={17} />}
        variant={transfer.proofs === 0 ? 'filled' : 'default'}
        loading={send.isPending || isWanted}
      >
        {t(transfer.proofs === 0 ? 'transfer.havePaid' : 'transfer.sendMore')}
      </Button>
    </form>
  );
}
