import { formatInstant } from '@ikka/i18n';
import { Figure } from '@ikka/ui';

/** An instant in the site's zone; a dash where there is none. */
export function Instant({ at }: { at: string | null }) {
  return at === null ? (
    <span>—</span>
  ) : (
    <time dateTime={at}>
      <Figure>{formatInstant(at)}</Figure>
    </time>
  );
}
