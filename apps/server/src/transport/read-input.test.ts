import { type Call, isRefusal } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Gateway } from '../modules/gateway/index.ts';
import { readInput } from './read-input.ts';

const call: Call = {
  method: 'POST',
  path: '/wps/test',
  summary: 'a test',
  module: null,
  token: 'none',
  body: z.object({ name: z.string() }),
  answer: z.object({}),
  refusals: [],
};
const read = (body: unknown) =>
  readInput(call, { body, headers: {} } as FastifyRequest, {} as Gateway, () => 1_000);
const problemsOf = async (body: unknown) => {
  const answer = await read(body);
  return isRefusal(answer) ? answer.value : answer.body;
};

describe('reading what was sent', () => {
  it('keeps what the call declares and drops the rest', async () => {
    expect(await problemsOf({ name: 'Zara', role: 'operator' })).toEqual({ name: 'Zara' });
  });

  it.each([
    ['a value', { name: 'Za\0ra' }],
    ['a value that nobody asked for', { name: 'Zara', more: [{ deep: 'a\0b' }] }],
    ['a name', { name: 'Zara', 'a\0b': 1 }],
  ])('refuses a NUL in %s', async (_where, body) => {
    expect(await problemsOf(body)).toEqual({ problems: [{ path: 'body', problem: 'nul' }] });
  });

  it('reads a body that is nested as deep as a body may be long', async () => {
    const deep: unknown = JSON.parse(`${'['.repeat(130_000)}${']'.repeat(130_000)}`);
    expect(await problemsOf({ name: 'Zara', deep })).toEqual({ name: 'Zara' });
    expect(await problemsOf(deep)).toEqual({ problems: [{ path: 'body', problem: 'invalid_type' }] });
  });
});
