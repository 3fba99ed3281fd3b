import { describe, expect, it } from 'vitest';
import { runDieharder, runEnt } from './outside-tools.ts';

describe('programs of others', () => {
  it('are told apart from a failure when they are not installed', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nonexistent';
    try {
      expect(await runEnt([Buffer.alloc(1000)], 0.005, 0.995)).toBeNull();
      expect(await runDieharder('0', [Buffer.alloc(1000)])).toBeNull();
    } finally {
      process.env.PATH = path;
    }
  });
});
