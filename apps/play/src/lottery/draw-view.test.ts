import { describe, expect, it } from 'vitest';
import { type DrawFacts, drawView } from './draw-view.ts';

const board = '1,2,3,4,5';
const facts: DrawFacts = {
  isHouse: true,
  issue: '202611250002',
  isClosed: false,
  last: { number: '202611250001', board },
  seen: '202611250001',
};

describe('when a draw is shown', () => {
  it('not while bets are taken, nor for a result that was there when the page came', () => {
    expect(drawView(facts)).toEqual({ kind: 'rest' });
    expect(drawView({ ...facts, seen: null })).toEqual({ kind: 'rest' });
  });

  it('in motion from the close of sales until the result comes', () => {
    expect(drawView({ ...facts, isClosed: true })).toEqual({ kind: 'awaited', issue: '202611250002' });
    expect(drawView({ ...facts, isClosed: true, last: null, seen: null })).toEqual({
      kind: 'awaited',
      issue: '202611250002',
    });
  });

  it('once, as soon as a newer result is known', () => {
    const drawn = { ...facts, last: { number: '202611250002', board } };
    expect(drawView({ ...drawn, isClosed: true })).toEqual({ kind: 'show', issue: '202611250002', board });
    expect(drawView({ ...drawn, isClosed: true, seen: '202611250002' })).toEqual({ kind: 'rest' });
  });

  it('in peace where somebody outside draws', () => {
    expect(drawView({ ...facts, isHouse: false, isClosed: true })).toEqual({ kind: 'rest' });
  });
});
