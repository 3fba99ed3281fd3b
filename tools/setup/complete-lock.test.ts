import { describe, expect, it } from 'vitest';
import { completeLock, platformOf } from './complete-lock.ts';

describe('the lock of all platforms', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@biomejs/cli-linux-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['fsevents', undefined],
  ])('reads the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('gains the optional packages that are missing, and keeps the rest as it was', () => {
    const parent = {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'cli-darwin-x64': '2.0.0', 'cli-linux-x64': '2.0.0' },
    };
    const there = { version: '2.0.0', optional: true };
    expect(completeLock({ 'node_modules/cli': parent, 'node_modules/cli-linux-x64': there })).toEqual({
      'node_modules/cli': parent,
      'node_modules/cli-darwin-x64': {
        version: '2.0.0',
        os: ['darwin'],
        cpu: ['x64'],
        dev: true,
        optional: true,
      },
      'node_modules/cli-linux-x64': there,
    });
  });
});
