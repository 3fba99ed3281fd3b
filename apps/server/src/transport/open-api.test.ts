import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.ts';

describe('the document of all calls', () => {
  it('holds whatever it refers to, and nothing that is looked up elsewhere', () => {
    const document = openApiDocument('https://house.example');
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to));
    expect(references.size).toBeGreaterThan(1);
    const found = (to: string) =>
      to
        .split('/')
        .slice(1)
        .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document);
    expect([...references].filter((to) => found(to) === undefined)).toEqual([]);
    expect(text).not.toContain('"$defs"');
  });
});
