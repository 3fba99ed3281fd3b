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
    [{ source: 'ikka.play', type: 'leave' }, { type: 'leave' }],
    [
      {
        source: 'ikka.play',
        type: 'position',
        net: '-25.00',
        currency: 'PKR',
        currencySymbol: 'Rs',
        elapsedMs: 5,
      },
      { type: 'position', net: '-25.00', currency: 'PKR', currencySymbol: 'Rs', elapsedMs: 5 },
    ],
    [
      {
        source: 'ikka.play',
        type: 'position',
        net: '<b>',
        currency: 'PKR',
        currencySymbol: 'Rs',
        elapsedMs: 5,
      },
      null,
    ],
    [{ source: 'ikka.play', type: 'position', net: '1.00', currency: 'PKR', currencySymbol: 'Rs' }, null],
    [{ source: 'another', type: 'ready' }, null],
    [{ source: 'ikka.play', type: 'transfer' }, null],
    ['ready', null],
    [null, null],
  ])('reads %j as %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });
});
