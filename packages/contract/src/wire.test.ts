import { expect, it } from 'vitest';
import { uuid } from './wire.ts';

it('reads a UUID in lower case, however it was written', () => {
  const id = '0198d2a0-0000-7abc-8000-00000000000f';
  expect(uuid.parse(id.toUpperCase())).toBe(id);
  expect(uuid.parse(id)).toBe(id);
  expect(uuid.safeParse(`${id}0`).success).toBe(false);
});
