import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

describe('a form', () => {
  it.each([
    ['username=Zara&email=zara%40mail.pk', { username: 'Zara', email: 'zara@mail.pk' }],
    ['name=%D8%B2%D8%A7%D8%B1%D8%A7+B', { name: 'زارا B' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a', { a: '' }],
    ['', {}],
    ['%', { '%': '' }],
  ])('%j has the fields %j', (body, fields) => {
    expect(readForm(body)).toEqual(fields);
  });

  it('changes no prototype', () => {
    const read = readForm('__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
  });
});
