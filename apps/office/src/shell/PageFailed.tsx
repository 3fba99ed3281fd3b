import { ErrorState } from '@ikka/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** A page that broke, or whose part could not be fetched: the way back is to try it again. */
export function PageFailed({ reset }: ErrorComponentProps) {
  return <ErrorState onRetry={reset} />;
}
