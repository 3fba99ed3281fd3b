import type { FieldRule } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { fieldError, isYoungerThan, type ShownField, shownFields } from './register-view.ts';

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
  const rules = {
    email: rule({}),
    payeeName: rule({ enabled: false }),
    mobileNum: rule({ required: true }),
    username: rule({ required: true }),
    password: rule({}),
    unknown: rule({}),
  };

  it('shows what is enabled, in the order of the form', () => {
    const names = shownFields(rules, 'username').map((field) => field.name);
    expect(names).toEqual(['username', 'password', 'mobileNum', 'email']);
  });

  it('begins with the number where one registers by it', () => {
    const names = shownFields(rules, 'mobile').map((field) => field.name);
    expect(names).toEqual(['mobileNum', 'username', 'password', 'email']);
  });

  it('requires what the server requires', () => {
    expect(shownFields(rules, 'username').map((field) => field.required)).toEqual([true, false, true, false]);
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

  it('reads a number in any digits and with what people write between them', () => {
    const number: ShownField = {
      name: 'mobileNum',
      required: true,
      rule: rule({ acceptedPattern: '[0-9]+', patternId: 6, minLength: 11, maxLength: 11 }),
    };
    expect(fieldError(number, '۰۳۰۰ ۱۲۳-۴۵۶۷')).toBeNull();
    expect(fieldError(number, '0300 12x-4567')).toMatchObject({ key: 'pattern.6' });
  });

  it('leaves a pattern that the browser cannot read to the server', () => {
    expect(fieldError({ ...username, rule: rule({ acceptedPattern: '(' }) }, 'x')).toBeNull();
  });
});

it.each([
  ['2008-11-20', false],
  ['2008-11-21', true],
  ['11-20-2008', false],
  ['11-21-2008', true],
  ['1990-12-31', false],
  ['2020-01-01', true],
])('who was born on %s is too young on 20 November 2026: %s', (birthday, tooYoung) => {
  expect(isYoungerThan(18, birthday, '2026-11-20')).toBe(tooYoung);
});
