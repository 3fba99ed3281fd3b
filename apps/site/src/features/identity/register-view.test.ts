import type { FieldRule } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { fieldError, type ShownField, shownFields } from './register-view.ts';

const rule = (over: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId: 0,
  minLength: 1,
  maxLength: 40,
  ...over,
});

describe('shownFields', () => {
  it('shows what is enabled, in the order of the form', () => {
    const names = shownFields({
      email: rule({}),
      payeeName: rule({ enabled: false }),
      username: rule({}),
      password: rule({}),
      qqNum: rule({}),
    }).map((field) => field.name);
    expect(names).toEqual(['username', 'password', 'email']);
  });

  it('never leaves out username and password, and always requires them', () => {
    expect(shownFields({ username: rule({ enabled: false }) })).toMatchObject([
      { name: 'username', required: true },
      { name: 'password', required: true },
    ]);
  });
});

describe('fieldError', () => {
  const username: ShownField = {
    name: 'username',
    required: true,
    rule: rule({ acceptedPattern: '[a-z][a-z0-9]*', patternId: 1, minLength: 4, maxLength: 8 }),
  };
  const tooOdd = { key: 'pattern.1', min: 4, max: 8 };

  it.each([
    ['', { key: 'required' }],
    ['   ', { key: 'required' }],
    [' asma ', null],
    ['asma9', null],
    ['abc', tooOdd],
    ['abcdefghi', tooOdd],
    ['9abcd', tooOdd],
    ['asma!', tooOdd],
  ])('%j is judged %j', (typed, error) => {
    expect(fieldError(username, typed)).toEqual(error);
  });

  it('lets an optional field stay empty, and counts the spaces of a password', () => {
    expect(fieldError({ ...username, name: 'email', required: false }, ' ')).toBeNull();
    const password: ShownField = { name: 'password', required: true, rule: rule({ minLength: 3 }) };
    expect(fieldError(password, '   ')).toBeNull();
  });

  it('leaves a pattern that the browser cannot read to the server', () => {
    expect(fieldError({ ...username, rule: rule({ acceptedPattern: '(' }) }, 'x')).toBeNull();
  });
});
