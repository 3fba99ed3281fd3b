import { ListSkeleton, PreparingState } from '@ikka/ui';
import { preparedPercent } from '../calls/being-prepared.ts';
import { useFailureText } from '../calls/use-failure-text.ts';

/** Where rows will stand that are on their way; or how far they are, where the server is still making them. */
export function WaitingList({
  of: { failureReason },
  rows,
  height,
}: {
  of: { readonly failureReason: Error | null };
  rows: number;
  height: number;
}) {
  const failureText = useFailureText();
  const percent = preparedPercent(failureReason);
  if (failureReason === null || percent === null) return <ListSkeleton rows={rows} height={height} />;
  return <PreparingState message={failureText(failureReason)} percent={percent} />;
}
