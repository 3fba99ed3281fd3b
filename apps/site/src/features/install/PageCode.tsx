import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toString as drawCode } from 'qrcode';
import classes from './InstallPage.module.css';

/** The size that every code of the site has, in pixels. */
const size = 125;

/** An address as a QR code. Its ground is white in both themes: cameras want it so. */
export function PageCode({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const svg = await drawCode(text, { type: 'svg', margin: 1 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!drawn.data) return <Skeleton height={size} width={size} />;
  return <img className={classes.code} src={drawn.data} width={size} height={size} alt={label} />;
}
