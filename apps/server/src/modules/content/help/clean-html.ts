import sanitizeHtml from 'sanitize-html';

/**
 * What an item may consist of: paragraphs, headings, lists, emphasis and links. Everything else an editor or a paste may
 * bring (scripts, styles, pictures, frames, handlers) is gone; the words of what is merely unknown stay.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'a',
    'blockquote',
    'br',
    'hr',
    'code',
    'bdi',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: {
    // Headings of an item stand below its title, whatever the editor called them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (_tag, { href }) => ({ tagName: 'a', attribs: linkOf(href) }),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    tag === 'a' && text.trim() === '' && mediaChildren.length === 0,
};

/** Links that leave the site open beside it and tell the other side nothing. */
function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return /^https?:/i.test(href.trim())
    ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
    : { href };
}

/** Makes HTML safe to stand in a page. Cleaning what is clean changes nothing. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed)
    .replace(/(?:<p>(?:\s|<br \/>|\u00a0)*<\/p>\s*)+$/, '')
    .trim();
}

/** The words of HTML alone; empty where it has none. */
export function wordsOf(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim();
}
