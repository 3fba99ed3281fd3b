import type { Call } from '@ikka/contract';
import { Button } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActAsked, ActDialog } from './ActDialog.tsx';
import { type ActLook, lookOf } from './act-look.ts';

/** A button that does an act after it has asked. While any act is on its way, it waits. */
export function ActButton<C extends Call, More extends object = object>({
  action,
  fields,
  children,
  ...props
}: ActLook &
  Omit<ActAsked<C, More>, 'action' | 'children'> & {
    /** What the button says that does it, if not what this one says. */
    readonly action?: string;
    /** What is asked beside the reason. */
    readonly fields?: ActAsked<C, More>['children'];
  }) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = useIsMutating() > 0 && !isAsking;
  return (
    <>
      <Button
        {...lookOf(props)}
        disabled={isBusy || (props.disabled ?? false)}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <ActDialog<C, More>
        {...props}
        action={action ?? children}
        opened={isAsking}
        onClose={() => setAsking(false)}
        {...(fields ? { children: fields } : {})}
      />
    </>
  );
}
