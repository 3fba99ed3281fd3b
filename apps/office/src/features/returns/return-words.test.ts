import { describe, expect, it } from 'vitest';
import { bandOf, standingOf } from './return-words.ts';

describe('what a version is told to be', () => {
  it('is too little played where nothing returned at all would be within its band', () => {
    expect(standingOf({ verdict: 'inside', from: '0.000000' })).toBe('early');
    expect(standingOf({ verdict: 'inside', from: '0.012000' })).toBe('inside');
    expect(standingOf({ verdict: 'above', from: '0.000000' })).toBe('above');
    expect(standingOf({ verdict: 'unjudged', from: null })).toBe('unjudged');
  });

  it('has a band of two ends, or none', () => {
    expect(bandOf({ from: '0.95', to: '1.03' })).toBe('95.00% – 103.00%');
    expect(bandOf({ from: null, to: null })).toBe('—');
  });
});
