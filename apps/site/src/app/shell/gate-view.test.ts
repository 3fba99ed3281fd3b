import { describe, expect, it } from 'vitest';
import { type Gate, gateOf, type Visitor } from './gate-view.ts';

const guest: Visitor = { path: '/index', layers: {}, isIn: false, isTrial: false, isGuarded: false };
const member: Visitor = { ...guest, isIn: true };
const trial: Visitor = { ...member, isTrial: true };
const open: Gate = {
  sendToLogin: false,
  auth: undefined,
  asksRealAccount: false,
  showsCentre: false,
  isAlone: false,
};

describe('gateOf', () => {
  it.each<[string, Visitor, Partial<Gate>]>([
    ['a guest looks around', guest, {}],
    ['a guest asks for the login', { ...guest, layers: { auth: 'login' } }, { auth: 'login' }],
    ['a guest opens /login', { ...guest, path: '/login' }, { auth: 'login' }],
    ['a guest opens /register.html', { ...guest, path: '/register.html' }, { auth: 'register' }],
    ['a guest asks for the member centre', { ...guest, layers: { centre: 'depositv2' } }, { auth: 'login' }],
    [
      'a guest who asked for it registers instead',
      { ...guest, layers: { centre: 'depositv2', auth: 'register' } },
      { auth: 'register' },
    ],
    [
      'a guest wants to change a password',
      { ...guest, layers: { modal: 'changePassModal' } },
      { auth: 'login' },
    ],
    ['a guest has forgotten a password', { ...guest, layers: { modal: 'forgetPassModal' } }, {}],
    ['a member opens the centre', { ...member, layers: { centre: 'profile' } }, { showsCentre: true }],
    [
      'a member comes by the login’s address',
      { ...member, path: '/login', layers: { auth: 'login', centre: 'profile' } },
      { showsCentre: true },
    ],
    [
      'a trial account opens the centre',
      { ...trial, layers: { centre: 'securityCenter' } },
      { asksRealAccount: true },
    ],
    [
      'a trial account registers a real one',
      { ...trial, layers: { centre: 'securityCenter', auth: 'register' } },
      { auth: 'register' },
    ],
    ['a trial account plays', { ...trial, path: '/game' }, {}],
    ['a guest comes to a guarded site', { ...guest, isGuarded: true }, { sendToLogin: true, isAlone: true }],
    [
      'a guest logs in to a guarded site',
      { ...guest, isGuarded: true, path: '/login' },
      { auth: 'login', isAlone: true },
    ],
    [
      'a guest wants a page of a guarded site',
      { ...guest, isGuarded: true, path: '/rng', layers: { centre: 'depositv2' } },
      { sendToLogin: true, isAlone: true },
    ],
    ['a guest reads the help of a guarded site', { ...guest, isGuarded: true, path: '/helpmc' }, {}],
    ['a member looks around a guarded site', { ...member, isGuarded: true, path: '/rng' }, {}],
    ['a trial account looks around a guarded site', { ...trial, isGuarded: true, path: '/rng' }, {}],
  ])('%s', (_situation, visitor, expected) => {
    expect(gateOf(visitor)).toEqual({ ...open, ...expected });
  });
});
