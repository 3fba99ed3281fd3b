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
    [{ centre: 'securityCenter', round: id }, { centre: 'securityCenter' }],
    [{ centre: 'withdraw' }, {}],
    [{ auth: 'login', next: 'x' }, { auth: 'login' }],
    [{ auth: 'admin' }, {}],
    [{ centre: 'depositv2', deposit: '<script>' }, { centre: 'depositv2' }],
  ])('reads %j as %j', (search, layers) => {
    expect(readLayers(search)).toEqual(layers);
  });
});
