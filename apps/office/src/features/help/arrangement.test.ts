import { describe, expect, it } from 'vitest';
import { changed, type HelpText } from './arrangement.ts';

const text = (key: string, kind: 'page' | 'question'): HelpText => ({
  key,
  kind,
  title: { EN: key, UR: key },
  html: { EN: '', UR: '' },
  inFooter: false,
  isShown: true,
  version: 1,
  publishedBy: 'house',
  publishedAt: '2026-11-20T08:00:00.000Z',
});
const items = [text('a', 'page'), text('x', 'question'), text('b', 'page'), text('y', 'question')];
const keys = (places: readonly { key: string }[]) => places.map(({ key }) => key).join('');

describe('arranging the help centre', () => {
  it('changes where one text is seen and leaves the others', () => {
    const places = changed(items, 'x', { inFooter: true });
    expect(keys(places)).toBe('axby');
    expect(places.filter(({ inFooter }) => inFooter)).toEqual([{ key: 'x', inFooter: true, isShown: true }]);
  });
});
