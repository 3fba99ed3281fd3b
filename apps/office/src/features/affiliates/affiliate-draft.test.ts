import { calls } from '@ikka/contract';
import { expect, it } from 'vitest';
import { bodyProblems } from '../../parts/form/body-problems.ts';
import { bodyOf, emptyDraft } from './affiliate-draft.ts';

it.each([
  [{}, ['account']],
  [{ account: 'bano' }, []],
  [{ account: 'bano', code: 'abc' }, ['code']],
  [{ account: 'bano', code: ' lantern ' }, []],
  [{ account: 'bano', domain: 'https://play.example' }, ['domain']],
  [{ account: 'bano', domain: 'Play.Example.com' }, []],
])('a draft with %j is wrong in %j', (draft, parts) => {
  const body = bodyOf({ ...emptyDraft, ...draft });
  expect(Object.keys(bodyProblems(calls.office.officeCreateAffiliate, { body }))).toEqual(parts);
});

it('sends what is filled in', () => {
  expect(bodyOf({ ...emptyDraft, account: ' bano ' })).toEqual({ account: 'bano' });
  expect(bodyOf({ account: 'bano', isAgent: '41', code: 'LANTERN', domain: 'play.example' })).toEqual({
    account: 'bano',
    isAgent: 41,
    code: 'LANTERN',
    domain: 'play.example',
  });
});
