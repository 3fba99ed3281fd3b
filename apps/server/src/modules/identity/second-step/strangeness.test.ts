import { describe, expect, it } from 'vitest';
import type { LoginMethod } from '../tables.ts';
import { strangeBy } from './strangeness.ts';

const at = (isKnownDevice: boolean, isKnownAddress: boolean) => ({ isKnownDevice, isKnownAddress });
const asks = { forAddress: true };

describe('what a second step is asked for', () => {
  it.each<[LoginMethod, boolean]>([
    ['username', true],
    ['google', true],
    ['facebook', true],
    ['remembered', true],
    ['sms', false],
    ['firebase', false],
    ['passkey', false],
    ['registration', false],
    ['recovery', false],
    ['trial', false],
  ])('[I44] a log-in by %s from nowhere known: %s', (method, isAsked) => {
    expect(strangeBy(method, at(false, false), asks)).toBe(isAsked ? 'device' : null);
    expect(strangeBy(method, at(true, false), asks)).toBe(isAsked ? 'address' : null);
  });

  it.each([
    [at(true, true), null],
    [at(false, true), 'device'],
    [at(true, false), 'address'],
    [at(false, false), 'device'],
  ])('[I44] a password at %j: %s', (whereabouts, expected) => {
    expect(strangeBy('username', whereabouts, asks)).toBe(expected);
  });

  it('[I44] no address where the operator does not ask for it', () => {
    expect(strangeBy('username', at(true, false), { forAddress: false })).toBeNull();
    expect(strangeBy('username', at(false, true), { forAddress: false })).toBe('device');
  });
});
