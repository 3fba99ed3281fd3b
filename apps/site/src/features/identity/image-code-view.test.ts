import { describe, expect, it } from 'vitest';
import { refreshMs, waitForPictureMs } from './image-code-view.ts';

describe('a picture that was refused', () => {
  it('for haste comes after the time that the server names', () => {
    expect(waitForPictureMs({ code: 'request.too_many', value: { retryAfterSeconds: 3 } })).toBe(3_000);
  });

  it.each([undefined, 'soon', 0, -4, 86_400])(
    'for haste comes after a second when the server names %j',
    (named) => {
      expect(waitForPictureMs({ code: 'request.too_many', value: { retryAfterSeconds: named } })).toBe(
        refreshMs,
      );
    },
  );

  it('for another reason does not come by waiting', () => {
    expect(waitForPictureMs({ code: 'module.disabled', value: {} })).toBeNull();
    expect(waitForPictureMs({ code: 'network.unreachable', value: {} })).toBeNull();
  });
});
