import { ErrorState } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import type { CallFailed } from '../api/office-client.ts';

/** What a call answered, once it is there: before that its skeleton, or what went wrong and the way to try again. */
export function Loaded<Value>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Value, CallFailed>;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  const failureText = useFailureText();
  if (query.error && (query.data === undefined || query.isPlaceholderData)) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  return query.data === undefined ? skeleton : children(query.data);
}
