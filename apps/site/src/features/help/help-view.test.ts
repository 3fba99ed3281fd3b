import { describe, expect, it } from 'vitest';
import { itemOfHash, plainText, searchHelp } from './help-view.ts';

const item = (key: string, title: string, content: string) => ({
  key,
  title,
  content,
  sections: [{ id: `${key}-1`, title: '' }],
});
const items = [
  item('terms', 'General Terms', '<h3>Who may play</h3><p>You are 18 &amp; older.</p>'),
  item('privacy', 'رازداری کی پالیسی', '<p>ہم آپ کی معلومات نہیں بیچتے۔</p>'),
];
const found = (typed: string) => searchHelp(items, typed).map(({ item: one }) => one.key);

describe('the help centre', () => {
  it.each([
    ['terms', 'terms'],
    ['terms-1', 'terms'],
    ['terms-2', undefined],
    ['', undefined],
  ])('#%s opens %s', (hash, key) => {
    expect(itemOfHash(items, hash)?.key).toBe(key);
  });

  it('has words between blocks, and no markup', () => {
    expect(plainText('<h3>One</h3><p>Two &lt; <strong>three</strong></p>')).toBe('One Two < three');
  });

  it.each([
    ['nothing, which is everything', '  ', ['terms', 'privacy']],
    ['any case', 'WHO MAY', ['terms']],
    ['words over a block’s end', 'play you', ['terms']],
    ['what is in a title alone', 'general', ['terms']],
    ['a sign', '18 & older', ['terms']],
    ['Urdu', 'معلومات', ['privacy']],
    ['Urdu from an Arabic keyboard', 'رازداري كي', ['privacy']],
    ['Urdu with its signs', 'مَعلُومات', ['privacy']],
    ['markup, which is not there', 'h3', []],
    ['what is nowhere', 'camel', []],
  ])('finds %s', (_what, typed, keys) => {
    expect(found(typed)).toEqual(keys);
  });

  it('shows the place with whole words around it', () => {
    const long = item('long', 'Long', `<p>${'before '.repeat(20)}the Match${' after'.repeat(20)}</p>`);
    const [{ snippet } = { snippet: null }] = searchHelp([long], 'match');
    expect(snippet?.match).toBe('Match');
    expect(snippet?.before).toMatch(/^… (before )+the $/);
    expect(snippet?.after).toMatch(/^( after)+ …$/);
    expect(searchHelp(items, 'who')[0]?.snippet).toEqual({
      before: '',
      match: 'Who',
      after: ' may play You are 18 & older.',
    });
  });
});
