import { useState } from 'react';
import classes from './AvatarPicture.module.css';

interface AvatarPictureProps {
  /** The address of the picture; undefined where there is none yet, then the first letter of the name stands for it. */
  src: string | undefined;
  name: string;
  /** Side in pixels. */
  size: number;
}

/** A member's picture. It says nothing that the name beside it does not. */
export function AvatarPicture({ src, name, size }: AvatarPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const side = { inlineSize: size, blockSize: size };
  if (src && src !== broken) {
    return (
      <img
        className={classes.picture}
        src={src}
        alt=""
        width={size}
        height={size}
        style={side}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span
      className={classes.letter}
      style={{ ...side, fontSize: size * 0.42 }}
      data-letter={name.slice(0, 1).toUpperCase()}
    />
  );
}
