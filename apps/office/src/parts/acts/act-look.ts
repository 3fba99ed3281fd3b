import type { ButtonProps } from '@mantine/core';

/** How the button of an act looks. */
export type ActLook = Pick<ButtonProps, 'variant' | 'size' | 'leftSection' | 'c' | 'color' | 'disabled'> & {
  readonly 'aria-label'?: string;
  readonly children: string;
};

/** Of an act's properties those that are its button's. */
export const lookOf = ({
  variant,
  size,
  leftSection,
  c,
  color,
  'aria-label': label,
}: Omit<ActLook, 'children'>) => ({
  leftSection,
  ...(variant === undefined ? {} : { variant }),
  ...(size === undefined ? {} : { size }),
  ...(c === undefined ? {} : { c }),
  ...(color === undefined ? {} : { color }),
  ...(label === undefined ? {} : { 'aria-label': label }),
});
