import { createElement, type HTMLAttributes, type Ref } from 'react';

interface ScrollBoxProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'div' | 'pre';
  readonly ref?: Ref<HTMLElement>;
}

/** What scrolls by itself. Where nothing in it takes the focus it does so itself: how else would a keyboard scroll it? */
export function ScrollBox({ as = 'section', ...rest }: ScrollBoxProps) {
  return createElement(as, { tabIndex: 0, ...rest });
}
