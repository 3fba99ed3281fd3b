import { describe, expect, it } from 'vitest';
import { accountKindOf, accountKinds, transferKindOf, transferKinds } from './kinds.ts';

// Two branches that each take the next free number meet here: what is stored under one would read as the other.
describe('the numbers under which kinds are stored', () => {
  it.each(Object.entries(transferKinds))('reads the transfer %s back from %i', (name, number) => {
    expect(transferKindOf(number)).toBe(name);
  });

  it.each(Object.entries(accountKinds))('reads the account %s back', (name, { number }) => {
    expect(accountKindOf(number)).toBe(name);
  });
});
