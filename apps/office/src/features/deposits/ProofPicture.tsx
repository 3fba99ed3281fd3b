import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { usePicture } from '../../api/use-picture.ts';
import { Failure } from '../../parts/Failure.tsx';
import { PictureLink } from '../../parts/Pictures.tsx';

const call = calls.officeDeposits.officeDepositProof;

/** A picture of a receipt: fetched when it is asked for, because each look is on record. */
export function ProofPicture({ id, proof, no }: { id: string; proof: string; no: number }) {
  const { t } = useTranslation('officeDeposits');
  const [isAsked, setAsked] = useState(false);
  const { query, address } = usePicture(call, { params: { id, proof } }, { enabled: isAsked });
  return (
    <li>
      {address ? (
        <PictureLink address={address} alt={t('proofOf', { no })} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPhoto size={17} />}
          loading={query.isFetching}
          onClick={() => (isAsked ? void query.refetch() : setAsked(true))}
        >
          {t('showProof', { no })}
        </Button>
      )}
      <Failure failure={query.error} />
    </li>
  );
}
