import { ErrorState, PageSkeleton } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import type { CallFailed } from '../api/office-client.ts';

/**
 * What a call answered, once it is there: before that its skeleton, or what went wrong and the way to try again. Where the question
 * changes, the answer to the last one is gone at once, or stands until the next comes.
 */
export function Loaded<Value>({
  query,
  skeleton = <PageSkeleton />,
  keepsLast = false,
  children,
}: {
  query: UseQueryResult<Value, CallFailed>;
  skeleton?: ReactNode;
  keepsLast?: boolean;
  children: (value: Value) => ReactNode;
}) {
  const failureText = useFailureText();
  if (query.error && (query.data === undefined || query.isPlaceholderData)) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined || (query.isPlaceholderData && !keepsLast)) return skeleton;
  return children(query.data);
}
