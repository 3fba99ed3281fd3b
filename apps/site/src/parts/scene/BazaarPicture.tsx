import { useComputedColorScheme } from '@mantine/core';
import classes from './BazaarPicture.module.css';

/** The bazaar at the hour of the theme. It holds no words, so that it is mirrored where text runs from the right. */
export function BazaarPicture({ eager = false }: { eager?: boolean }) {
  const scheme = useComputedColorScheme('dark', { getInitialValueInEffect: false });
  const hour = scheme === 'dark' ? 'night' : 'day';
  return (
    <picture className={classes.picture}>
      <source media="(min-width: 62em)" srcSet={`/art/bazaar-${hour}-wide.avif`} type="image/avif" />
      <source srcSet={`/art/bazaar-${hour}-narrow.avif`} type="image/avif" />
      <img
        src={`/art/bazaar-${hour}-narrow.webp`}
        alt=""
        width={1920}
        height={760}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
