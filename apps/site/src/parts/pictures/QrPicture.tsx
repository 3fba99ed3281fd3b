import { useTranslation } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toString as drawQr } from 'qrcode';
import classes from './QrPicture.module.css';

/** The size that every code of the site has, in pixels. */
const size = 125;

/** A QR code, drawn in the browser. Its ground is white in both themes: cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('shell');
  const drawn = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const svg = await drawQr(text, { type: 'svg', margin: 1 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!drawn.data) return <Skeleton height={size} width={size} />;
  return (
    <img
      className={classes.code}
      src={drawn.data}
      width={size}
      height={size}
      alt={t('reach.codeOf', { label })}
    />
  );
}
