import { describe, expect, it } from 'vitest';
import { countryToTake, emptyPhone, phoneBody, typedNumber } from './phone-value.ts';

const pakistan = { countryCode: 'PK', countryDialingCode: '92' };
const emirates = { countryCode: 'AE', countryDialingCode: '971' };

describe('the value of a phone field', () => {
  it('keeps what is typed, in Latin digits', () => {
    expect(typedNumber('۰۳۰۰ 123-٤٥٦٧')).toBe('0300 123-4567');
    expect(typedNumber('9'.repeat(100))).toHaveLength(32);
  });

  it('is sent trimmed, with the dialling code where one is known', () => {
    expect(phoneBody({ ...pakistan, mobileNum: ' 0300 ' })).toEqual({
      mobileNum: '0300',
      countryDialingCode: '92',
    });
    expect(phoneBody({ ...emptyPhone, mobileNum: '0300' })).toEqual({ mobileNum: '0300' });
  });

  it('takes the first country when none is chosen or the chosen one is not offered', () => {
    expect(countryToTake(emptyPhone, [pakistan, emirates])).toEqual(pakistan);
    expect(countryToTake({ ...pakistan, mobileNum: '1' }, [emirates])).toEqual(emirates);
    expect(countryToTake({ ...emirates, mobileNum: '1' }, [pakistan, emirates])).toBeNull();
    expect(countryToTake(emptyPhone, [])).toBeNull();
  });

  it('mends a dialling code that is not the country’s', () => {
    expect(
      countryToTake({ ...pakistan, countryDialingCode: '', mobileNum: '' }, [emirates, pakistan]),
    ).toEqual(pakistan);
  });
});
