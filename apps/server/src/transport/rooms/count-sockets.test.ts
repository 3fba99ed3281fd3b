import { expect, it } from 'vitest';
import { createSocketCount } from './count-sockets.ts';

it('lets an address have so many sockets, and the next when one has gone', () => {
  const sockets = createSocketCount({ perAddress: () => 2, inAll: 10 });
  const first = sockets.enter('one');
  sockets.enter('one');
  expect(sockets.enter('one')).toBe('address');
  expect(sockets.enter('two')).toBeTypeOf('function');
  if (typeof first === 'function') first();
  expect(sockets.enter('one')).toBeTypeOf('function');
  expect(sockets.enter('one')).toBe('address');
});

it('lets the process have so many, whoever they are', () => {
  const sockets = createSocketCount({ perAddress: () => 5, inAll: 2 });
  sockets.enter('one');
  sockets.enter('two');
  expect(sockets.enter('three')).toBe('process');
});

it('counts a socket that goes twice once', () => {
  const sockets = createSocketCount({ perAddress: () => 2, inAll: 10 });
  const gone = sockets.enter('one');
  sockets.enter('one');
  if (typeof gone !== 'function') throw new Error('not let in');
  gone();
  gone();
  expect(sockets.size).toBe(1);
  expect(sockets.enter('one')).toBeTypeOf('function');
  expect(sockets.enter('one')).toBe('address');
});

it('follows a limit that is changed meanwhile', () => {
  let perAddress = 1;
  const sockets = createSocketCount({ perAddress: () => perAddress, inAll: 10 });
  sockets.enter('one');
  expect(sockets.enter('one')).toBe('address');
  perAddress = 2;
  expect(sockets.enter('one')).toBeTypeOf('function');
});
