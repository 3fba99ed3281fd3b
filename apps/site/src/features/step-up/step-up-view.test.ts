import { expect, it } from 'vitest';
import { inOrder, isAboutField } from './step-up-view.ts';

it('offers the ways that the member has, the quickest first', () => {
  expect(inOrder(['email', 'password', 'passkey'])).toEqual(['passkey', 'password', 'email']);
  expect(inOrder([])).toEqual([]);
});

it('says under the field what is about the field', () => {
  expect(isAboutField('code.wrong')).toBe(true);
  expect(isAboutField('login.locked')).toBe(false);
});
