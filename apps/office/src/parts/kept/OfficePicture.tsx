import type { ServedPicture } from '@ikka/contract';

/** A picture of the house as browsers get it; it says nothing by itself, its row or form does. */
export function OfficePicture({
  picture,
  className,
}: {
  picture: ServedPicture;
  className: string | undefined;
}) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="30rem" />
      ))}
      <img src={picture.src} width={picture.width} height={picture.height} alt="" className={className} />
    </picture>
  );
}
