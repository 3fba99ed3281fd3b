import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailed, officeClient } from '../../api/office-client.ts';
import { callKey } from '../../api/use-call.ts';
import classes from './feedback.module.css';

const call = calls.officeSupport.feedbackImage;

/** A picture of a feedback; a press shows it whole in a tab of its own. */
export function FeedbackPicture({ id, image, no }: { id: string; image: string; no: number }) {
  const { t } = useTranslation('supportOffice');
  const query = useQuery<Blob, CallFailed>({
    queryKey: callKey(call, image),
    queryFn: async ({ signal }) => {
      const result = await officeClient.download(call, { params: { id, image } }, { signal });
      if (!result.ok) throw new CallFailed(result);
      return result.value;
    },
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
          <img className={classes.picture} src={address} alt={t('feedback.pictureOf', { no })} />
        </a>
      ) : query.isError ? (
        <span role="alert">{t('feedback.pictureFailed')}</span>
      ) : (
        <Skeleton width={160} height={110} />
      )}
    </li>
  );
}
