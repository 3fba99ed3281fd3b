import type { MouseEvent } from 'react';
import classes from './Prose.module.css';

/**
 * A text with headings, lists and links. `html` must come from the server's own cleaning; nothing is cleaned here.
 * `onLink` is told of plain clicks on links within the site and answers whether it took them.
 */
export function Prose({ html, onLink }: { html: string; onLink?: (href: string) => boolean }) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href?.startsWith('/') && onLink?.(href)) event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={classes.prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans these texts by a list of what is allowed
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
