import { describe, expect, it } from 'vitest';
import { type CodeRequests, codeRules, countRequest } from './code-limits.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const { contact, address } = codeRules(1, 5);

describe('the limits of codes', () => {
  it('[I22] let a contact ask once a countdown, and after five within an hour once in five minutes', () => {
    let known: CodeRequests | null = null;
    const waits: number[] = [];
    for (let request = 0; request < 7; request++) {
      const now: Date = known?.lockedUntil ?? start;
      known = countRequest(known, contact, now);
      waits.push(((known.lockedUntil?.getTime() ?? 0) - now.getTime()) / 60_000);
    }
    expect(waits).toEqual([1, 1, 1, 1, 5, 5, 5]);
    expect(countRequest(known, contact, after(61))).toEqual({
      attempts: 1,
      lastAt: after(61),
      lockedUntil: after(62),
    });
  });

  it('[I22] let an address ask forty times in five minutes, and forget it then', () => {
    let known: CodeRequests | null = null;
    for (let request = 0; request < 39; request++) known = countRequest(known, address, after(request / 10));
    expect(known?.lockedUntil).toBeNull();
    expect(countRequest(known, address, after(4)).lockedUntil).toEqual(after(9));
    expect(countRequest(known, address, after(5))).toMatchObject({ attempts: 1, lockedUntil: null });
  });

  it('[I22] never wait less after the last request than between two', () => {
    const long = codeRules(30, 5).contact;
    let known: CodeRequests | null = null;
    for (let request = 0; request < 5; request++) known = countRequest(known, long, start);
    expect(known?.lockedUntil).toEqual(after(30));
  });
});
