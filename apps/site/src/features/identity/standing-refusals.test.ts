import { describe, expect, it } from 'vitest';
import { createStandingRefusals } from './standing-refusals.ts';

describe('what the server refused in a form', () => {
  it('stands while its value does, and goes with it', () => {
    const refusals = createStandingRefusals<string>();
    refusals.note('username', 'saira', 'taken');
    refusals.note('phone', { countryCode: 'PK', number: '300' }, 'taken too');
    expect(refusals.among({ username: 'saira', phone: { countryCode: 'PK', number: '300' } })).toEqual({
      username: 'taken',
      phone: 'taken too',
    });
    expect(refusals.among({ username: 'saira7', phone: { countryCode: 'PK', number: '301' } })).toEqual({});
    expect(refusals.among({ username: 'saira' })).toEqual({ username: 'taken' });
  });

  it('is forgotten when the form is sent anew', () => {
    const refusals = createStandingRefusals<string>();
    refusals.note('password', 'saira1', 'too easy');
    refusals.clear();
    expect(refusals.among({ password: 'saira1' })).toEqual({});
  });
});
