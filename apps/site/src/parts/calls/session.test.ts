import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from './session.ts';

describe('the session of a page', () => {
  const lost: string[] = [];
  let stop = (): void => undefined;
  beforeEach(() => {
    lost.length = 0;
    session.open({ token: 'first', account: 'ali' });
    stop = session.onLost(() => lost.push('lost'));
  });
  afterEach(() => {
    stop();
    session.close();
  });

  it('is lost once where the server no longer knows it', () => {
    session.lose('another');
    expect([session.get()?.token, lost]).toEqual(['first', []]);
    session.lose('first');
    session.lose('first');
    expect([session.get(), lost]).toEqual([null, ['lost']]);
  });

  it('hears nothing of an end that the page brings about itself', async () => {
    await session.whileEnding(async () => {
      expect(session.isBeingEnded()).toBe(true);
      session.lose('first');
      expect(session.get()?.token).toBe('first');
      session.close();
    });
    // A late answer to the old token is no news either.
    session.lose('first');
    expect([session.get(), session.isBeingEnded(), lost]).toEqual([null, false, []]);
  });

  it('hears of its end again after a call that failed', async () => {
    await expect(session.whileEnding(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    session.lose('first');
    expect(lost).toEqual(['lost']);
  });
});
