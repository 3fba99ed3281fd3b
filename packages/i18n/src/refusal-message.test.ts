import { describe, expect, it } from 'vitest';
import { hasRefusalMessage, refusalMessage } from './refusal-message.ts';

describe('refusalMessage', () => {
  it('says words in several languages in the message’s own', () => {
    const text = { EN: 'Back soon.', UR: 'جلد واپسی۔' };
    expect(refusalMessage('game.in_maintenance', 'EN', { text })).toMatch(/ Back soon\.$/);
    expect(refusalMessage('game.in_maintenance', 'UR', { text })).toMatch(/ جلد واپسی۔$/);
    expect(refusalMessage('game.in_maintenance', 'EN', { text: {} })).toMatch(/maintenance\.$/);
  });

  it('speaks the language of the caller, Urdu where it is not known', () => {
    expect(refusalMessage('session.required', 'EN')).toBe('Please log in first.');
    expect(refusalMessage('session.required', 'xx')).toBe(refusalMessage('session.required', 'UR'));
  });

  it('fills in values and leaves out the part whose value is missing', () => {
    expect(refusalMessage('request.too_many', 'EN', { retryAfterSeconds: 30 })).toMatch(/again\. \(30 s\)$/);
    expect(refusalMessage('request.too_many', 'EN')).toMatch(/again\.$/);
  });

  it('never reads from the prototype', () => {
    expect(refusalMessage('constructor.name', 'EN')).toBe(refusalMessage('no.such_code', 'EN'));
    expect(hasRefusalMessage('__proto__.toString')).toBe(false);
  });
});
