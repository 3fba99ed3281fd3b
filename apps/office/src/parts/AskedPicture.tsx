import type { Call, CallRequest } from '@ikka/contract';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { usePicture } from '../api/use-picture.ts';
import { Failure } from './Failure.tsx';
import { PictureLink } from './Pictures.tsx';

/** A picture of a `PictureRow` that is fetched when it is asked for, because each look is on record. */
export function AskedPicture<C extends Call & { readonly download: readonly string[] }>({
  call,
  request,
  ask,
  alt,
}: {
  call: C;
  request: CallRequest<C>;
  /** The words of the button. */
  ask: string;
  alt: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const { query, address } = usePicture(call, request, { enabled: isAsked });
  return (
    <li>
      {address ? (
        <PictureLink address={address} alt={alt} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPhoto size={17} />}
          loading={query.isFetching}
          onClick={() => (isAsked ? void query.refetch() : setAsked(true))}
        >
          {ask}
        </Button>
      )}
      <Failure failure={query.error} />
    </li>
  );
}
