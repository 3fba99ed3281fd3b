import { expect, it } from 'vitest';
import { usualTerms } from './bonuses-test-terms.ts';
import { decideOnVersion, offerStateAt } from './offer-state.ts';
import { endsTooSoon } from './propose-offer.ts';

const now = new Date('2027-03-01T06:00:00.000Z');
const approved = (change = {}) => ({ terms: { ...usualTerms, ...change }, decidedAt: now });
const plain = { isStopped: false, hasWaiting: false };

it.each([
  ['waiting', { ...plain, current: null, hasWaiting: true }],
  ['refused', { ...plain, current: null }],
  ['running', { ...plain, current: approved() }],
  ['running', { ...plain, current: approved(), hasWaiting: true }],
  ['running', { ...plain, current: approved({ from: '2027-03-01T06:00:00.000Z' }) }],
  ['scheduled', { ...plain, current: approved({ from: '2027-03-01T06:00:00.001Z' }) }],
  ['ended', { ...plain, current: approved({ until: '2027-03-01T06:00:00.000Z' }) }],
  ['stopped', { ...plain, current: approved(), isStopped: true }],
] as const)('[BO1] is %s', (expected, offer) => {
  expect(offerStateAt(offer, now)).toBe(expected);
});

it.each([
  ['waiting', 'approve', 'bilal', { to: 'approved' }],
  ['waiting', 'approve', 'zara', { code: 'bonus.own' }],
  ['waiting', 'refuse', 'bilal', { to: 'refused' }],
  ['waiting', 'refuse', 'zara', { to: 'refused' }],
  ['approved', 'approve', 'bilal', { code: 'bonus.not_waiting' }],
  ['approved', 'refuse', 'bilal', { code: 'bonus.not_waiting' }],
  ['refused', 'approve', 'bilal', { code: 'bonus.not_waiting' }],
  ['refused', 'refuse', 'zara', { code: 'bonus.not_waiting' }],
] as const)('[BO1] of a version that is %s, %s by %s', (state, kind, by, expected) => {
  expect(decideOnVersion({ state, proposedBy: 'zara' }, { kind, by })).toMatchObject(expected);
});

it('[BO1] ends in the future and after it begins, or never', () => {
  const later = '2027-03-02T06:00:00.000Z';
  expect(endsTooSoon({ from: null, until: null }, now)).toBe(false);
  expect(endsTooSoon({ from: null, until: later }, now)).toBe(false);
  expect(endsTooSoon({ from: later, until: later }, now)).toBe(true);
  expect(endsTooSoon({ from: null, until: now.toISOString() }, now)).toBe(true);
});
