import { useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';

/** The arrow that points back, whichever way the language runs. */
export function BackArrow({ size = 16 }: { size?: number }) {
  const { dir } = useDirection();
  return dir === 'rtl' ? (
    <IconArrowRight size={size} aria-hidden="true" />
  ) : (
    <IconArrowLeft size={size} aria-hidden="true" />
  );
}

/** The arrow that points on. */
export function OnArrow({ size = 14 }: { size?: number }) {
  const { dir } = useDirection();
  return dir === 'rtl' ? (
    <IconArrowLeft size={size} aria-hidden="true" />
  ) : (
    <IconArrowRight size={size} aria-hidden="true" />
  );
}
