import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('readFrameMessage', () => {
  it.each([
    [{ source: 'ikka.play', type: 'ready' }, { type: 'ready' }],
    [
      { source: 'ikka.play', type: 'session-ended', code: 'play.session_required' },
      { type: 'session-ended', code: 'play.session_required' },
    ],
    [{ source: 'ikka.play', type: 'session-ended' }, null],
    [{ source: 'another', type: 'ready' }, null],
    [{ source: 'ikka.play', type: 'transfer' }, null],
    ['ready', null],
    [null, null],
  ])('reads %j as %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });
});
