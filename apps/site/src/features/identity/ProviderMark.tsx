import type { ExternalProvider } from '@ikka/contract';
import { IconBrandFacebookFilled, IconBrandGoogleFilled } from '@tabler/icons-react';

const marks = { google: IconBrandGoogleFilled, facebook: IconBrandFacebookFilled } as const;

/** The sign by which a house is known; the words beside it name it. */
export function ProviderMark({ provider, size = 20 }: { provider: ExternalProvider; size?: number }) {
  const Mark = marks[provider];
  return <Mark size={size} aria-hidden />;
}
