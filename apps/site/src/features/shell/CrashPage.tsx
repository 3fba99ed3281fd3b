import { ErrorState } from '@ikka/ui';

/** A page that broke says so and offers to load anew; the header and the rest of the site stay. */
export function CrashPage() {
  return (
    <div className="page" style={{ paddingBlock: '3rem' }}>
      <ErrorState onRetry={() => location.reload()} />
    </div>
  );
}
