import type { Call, CallRequest } from '@ikka/contract';
import { Button } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../Failure.tsx';
import type { ActAsked } from './ActDialog.tsx';
import { type ActLook, lookOf } from './act-look.ts';
import { useTell } from './use-tell.ts';

/** A button that does an act at once, with what went wrong beside it. While any act is on its way, the others wait. */
export function DoButton<C extends Call>({
  call,
  touches,
  request,
  done,
  onDone,
  children,
  ...look
}: ActLook &
  Pick<ActAsked<C, object>, 'call' | 'touches' | 'done' | 'onDone'> & { readonly request: CallRequest<C> }) {
  const tell = useTell();
  const act = useAct(call, touches, (value) => {
    tell(value, typeof done === 'function' ? done(value) : done);
    onDone?.(value);
  });
  const isBusy = useIsMutating() > 0;
  return (
    <>
      <Button
        {...lookOf(look)}
        loading={act.isPending}
        disabled={isBusy || (look.disabled ?? false)}
        onClick={() => act.mutate(request)}
      >
        {children}
      </Button>
      <Failure failure={act.error} />
    </>
  );
}
