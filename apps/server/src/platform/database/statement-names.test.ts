import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('the names of the statements of a connection', () => {
  it('names a statement from the second time on, and always the same', () => {
    const nameOf = createStatementNames();
    expect([nameOf('SELECT $1'), nameOf('SELECT $1, $2')]).toEqual([undefined, undefined]);
    const name = nameOf('SELECT $1');
    expect(name).toBeTypeOf('string');
    expect(nameOf('SELECT $1, $2')).not.toBe(name);
    expect(nameOf('SELECT $1')).toBe(name);
  });

  it('gives 250 names at most, and keeps those', () => {
    const nameOf = createStatementNames();
    const texts = Array.from({ length: 300 }, (_, at) => `SELECT ${at} + $1`);
    for (const text of texts) nameOf(text);
    const names = texts.map(nameOf);
    expect(new Set(names.filter((name) => name !== undefined)).size).toBe(250);
    expect(texts.map(nameOf)).toEqual(names);
  });

  it('forgets what was sent once when 500 others were, and no name', () => {
    const nameOf = createStatementNames();
    nameOf('SELECT $1');
    const name = nameOf('SELECT $1');
    nameOf('SELECT $1, $2');
    for (let at = 0; at < 500; at += 1) nameOf(`SELECT ${at} + $1`);
    expect(nameOf('SELECT $1')).toBe(name);
    expect(nameOf('SELECT $1, $2')).toBeUndefined();
  });
});
