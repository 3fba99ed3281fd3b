import type { ServedPicture } from '@ikka/contract';

/** A picture of the house in the width that the screen needs; its place is kept before it comes. */
export function BannerPicture({
  picture,
  alt,
  sizes,
  isEager,
  className,
}: {
  picture: ServedPicture;
  alt: string;
  sizes: string;
  isEager: boolean;
  className: string | undefined;
}) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
