import { describe, expect, it } from 'vitest';
import { readLayers } from './search.ts';

const id = '019a2b3c-0000-7000-8000-000000000001';

describe('readLayers', () => {
  it.each([
    [
      { centre: 'depositv2', deposit: id },
      { centre: 'depositv2', deposit: id },
    ],
    [
      { centre: 'personalHistoryCopy', round: id, deposit: id },
      { centre: 'personalHistoryCopy', round: id },
    ],
    [{ deposit: id }, { centre: 'depositv2', deposit: id }],
    [{ round: id }, { centre: 'personalHistoryCopy', round: id }],
    [{ message: id }, { centre: 'messageV2', message: id }],
    [{ centre: 'profile', message: id }, { centre: 'profile' }],
    [{ centre: 'securityCenter', round: id }, { centre: 'securityCenter' }],
    [{ centre: 'noSuchPage' }, {}],
    [{ centre: 'withdraw' }, { centre: 'withdraw' }],
    [{ withdrawal: id }, { centre: 'withdraw', withdrawal: id }],
    [{ centre: 'depositv2', withdrawal: id }, { centre: 'depositv2' }],
    [
      { centre: 'securityCenter', part: 'email' },
      { centre: 'securityCenter', part: 'email' },
    ],
    [{ part: 'payouts' }, { centre: 'securityCenter', part: 'payouts' }],
    [{ centre: 'depositv2', part: 'payouts' }, { centre: 'depositv2' }],
    [{ centre: 'securityCenter', part: 'admin' }, { centre: 'securityCenter' }],
    [
      { centre: 'profile', modal: 'changePassModal' },
      { centre: 'profile', modal: 'changePassModal' },
    ],
    [{ modal: 'adminModal' }, {}],
    [{ auth: 'login', next: 'x' }, { auth: 'login' }],
    [{ next: '/rng?page=IKKA_SLOT' }, { next: '/rng?page=IKKA_SLOT' }],
    [{ next: '//elsewhere.example' }, {}],
    [{ next: '/\\elsewhere.example' }, {}],
    [{ next: 'https://elsewhere.example' }, {}],
    [{ auth: 'admin' }, {}],
    [{ centre: 'depositv2', deposit: '<script>' }, { centre: 'depositv2' }],
  ])('reads %j as %j', (search, layers) => {
    expect(readLayers(search)).toEqual(layers);
  });
});
