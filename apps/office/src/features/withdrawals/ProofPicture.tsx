import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailed, officeClient } from '../../api/office-client.ts';
import { callKey } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import classes from './withdrawals.module.css';

const call = calls.officeWithdrawals.officeWithdrawalProof;

/** A picture of a dispute: fetched when it is asked for, because each look is on record. A press shows it whole. */
export function ProofPicture({ id, proof, no }: { id: string; proof: string; no: number }) {
  const { t } = useTranslation('officeWithdrawals');
  const [isAsked, setAsked] = useState(false);
  const query = useQuery<Blob, CallFailed>({
    queryKey: callKey(call, proof),
    queryFn: async ({ signal }) => {
      const result = await officeClient.download(call, { params: { id, proof } }, { signal });
      if (!result.ok) throw new CallFailed(result);
      return result.value;
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [address, setAddress] = useState<string | null>(null);
  const { data } = query;
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <li>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img className={classes.picture} src={address} alt={t('proofOf', { no })} />
        </a>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPhoto size={17} />}
          loading={query.isFetching}
          onClick={() => setAsked(true)}
        >
          {t('showProof', { no })}
        </Button>
      )}
      <Failure failure={query.error} />
    </li>
  );
}
