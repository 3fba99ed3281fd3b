import { describe, expect, it } from 'vitest';
import { accountsOf, bodyOf, emptyDraft, type MessageDraft, problemsOf } from './message-draft.ts';

const good: MessageDraft = { ...emptyDraft(undefined), titleEn: ' Hello ', htmlEn: '<p>Hi</p>' };

describe('the draft of a message', () => {
  it.each<[string, Partial<MessageDraft>, object]>([
    ['one language is enough', {}, {}],
    ['nothing written', { titleEn: '', htmlEn: '<p></p>' }, { titleEn: 'words' }],
    ['a title without a text', { htmlEn: '<p> </p>' }, { htmlEn: 'words' }],
    ['a text without a title', { titleUr: '', htmlUr: '<p>سلام</p>' }, { titleUr: 'words' }],
    ['no names', { kind: 'members', accounts: ' , ' }, { accounts: 'accounts' }],
    [
      'too many names',
      { kind: 'members', accounts: Array.from({ length: 501 }, (_, at) => `m${at}`).join() },
      { accounts: 'accounts' },
    ],
    ['levels the wrong way round', { kind: 'rank', rankFrom: '5', rankTo: '4' }, { rankTo: 'rank' }],
    ['a level that is none', { kind: 'rank', rankFrom: '1.5' }, { rankTo: 'rank' }],
    ['too long', { htmlEn: `<p>${'x'.repeat(20_000)}</p>` }, { htmlEn: 'long' }],
  ])('%s', (_what, change, problems) => {
    expect(problemsOf({ ...good, ...change })).toEqual(problems);
  });

  it('reads names from any list, each once', () => {
    expect(accountsOf('amna, bilal;amna\n saira \n')).toEqual(['amna', 'bilal', 'saira']);
  });

  it('sends words trimmed, and nothing for an empty text', () => {
    expect(bodyOf({ ...good, htmlUr: '<p></p>', kind: 'rank', rankTo: '7' }, 'x')).toEqual({
      id: 'x',
      audience: { kind: 'rank', from: 0, to: 7 },
      title: { EN: 'Hello', UR: '' },
      html: { EN: '<p>Hi</p>', UR: '' },
    });
    expect(emptyDraft('amna')).toMatchObject({ kind: 'members', accounts: 'amna' });
  });
});
