import { expect, it } from 'vitest';
import { lotteryName } from './lottery-names.ts';

it('names a lottery in both languages, its province too', () => {
  expect(lotteryName({ key: 'lottery:house.ssc', values: { minutes: 3 } })).toEqual({
    EN: 'Five digits, 3 min',
    UR: 'پانچ ہندسے، 3 منٹ',
  });
  const province = { province: 'lottery:provinces.DA_LAT' };
  expect(lotteryName({ key: 'lottery:games.XSMN', values: province }).EN).toBe('South Vietnam: Da Lat');
  expect(() => lotteryName({ key: 'lottery:games.MOON', values: {} })).toThrow('no bundle names');
});
