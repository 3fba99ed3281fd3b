import { expect, it } from 'vitest';
import { returnOf, ticketIn } from './external-return.ts';

it('comes back to the page on which a log-in began, without its dialog', () => {
  expect(returnOf('/rng', '?page=IKKA_SLOT&auth=login')).toBe('/rng?page=IKKA_SLOT');
  expect(returnOf('/fair', '')).toBe('/fair');
});

it('comes back to no door', () => {
  for (const door of ['/login', '/register', '/register.html', '/external', '/']) {
    expect(returnOf(door, '?auth=login')).toBe('/index');
  }
  expect(returnOf('/login', '?centre=depositv2')).toBe('/index?centre=depositv2');
});

it('goes on to what a guest wanted, on this site alone', () => {
  expect(returnOf('/login', '?next=%2Fgame%3FgameId%3D7')).toBe('/game?gameId=7');
  expect(returnOf('/login', '?next=%2F%2Fevil.example')).toBe('/index');
  expect(returnOf('/login', '?next=%2F%5Cevil.example')).toBe('/index');
  expect(returnOf('/login', '?next=https%3A%2F%2Fevil.example')).toBe('/index');
});

it('reads a ticket, and nothing that is none', () => {
  const ticket = 'a'.repeat(43);
  expect(ticketIn(`#ticket=${ticket}&purpose=link`)).toEqual({ ticket, purpose: 'link' });
  expect(ticketIn(`#ticket=${ticket}`)).toEqual({ ticket, purpose: 'login' });
  expect(ticketIn('#ticket=short')).toBeNull();
  expect(ticketIn('')).toBeNull();
});
