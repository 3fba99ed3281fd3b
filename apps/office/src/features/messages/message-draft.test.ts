import { describe, expect, it } from 'vitest';
import { accountsOf, bodyOf, emptyDraft, type MessageDraft, problemsOf } from './message-draft.ts';

const good: MessageDraft = {
  ...emptyDraft(undefined),
  title: { EN: ' Hello ', UR: '' },
  html: { EN: '<p>Hi</p>', UR: '' },
};

describe('the draft of a message', () => {
  it.each<[string, Partial<MessageDraft>, object]>([
    ['one language is enough', {}, {}],
    [
      'nothing written',
      { title: { EN: '', UR: '' }, html: { EN: '<p></p>', UR: '' } },
      { title: { EN: 'words', UR: 'words' } },
    ],
    ['a title without a text', { html: { EN: '<p> </p>', UR: '' } }, { html: { EN: 'words' } }],
    ['a text without a title', { html: { EN: '<p>Hi</p>', UR: '<p>سلام</p>' } }, { title: { UR: 'words' } }],
    ['no names', { kind: 'members', accounts: ' , ' }, { accounts: 'accounts' }],
    [
      'too many names',
      { kind: 'members', accounts: Array.from({ length: 501 }, (_, at) => `m${at}`).join() },
      { accounts: 'accounts' },
    ],
    ['levels the wrong way round', { kind: 'rank', rankFrom: '5', rankTo: '4' }, { rankTo: 'rank' }],
    ['a level that is none', { kind: 'rank', rankFrom: '1.5' }, { rankTo: 'rank' }],
    ['too long', { html: { EN: `<p>${'x'.repeat(20_000)}</p>`, UR: '' } }, { html: { EN: 'long' } }],
  ])('%s', (_what, change, problems) => {
    expect(problemsOf({ ...good, ...change })).toEqual(problems);
  });

  it('reads names from any list, each once', () => {
    expect(accountsOf('amna, bilal;amna\n saira \n')).toEqual(['amna', 'bilal', 'saira']);
  });

  it('sends words trimmed, and nothing for an empty text', () => {
    expect(
      bodyOf({ ...good, html: { ...good.html, UR: '<p></p>' }, kind: 'rank', rankTo: '7' }, 'x'),
    ).toEqual({
      id: 'x',
      audience: { kind: 'rank', from: 0, to: 7 },
      title: { EN: 'Hello', UR: '' },
      html: { EN: '<p>Hi</p>', UR: '' },
    });
    expect(emptyDraft('amna')).toMatchObject({ kind: 'members', accounts: 'amna' });
  });
});
