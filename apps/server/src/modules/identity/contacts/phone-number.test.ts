import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

const inPakistan = (mobileNum: string) => phoneNumber({ countryDialingCode: '92', mobileNum });

describe('a mobile number', () => {
  it.each([
    ['as it is said', '03001234567'],
    ['without its leading zero', '3001234567'],
    ['in groups', ' 0300 123-4567 '],
    ['with brackets and dots', '(0300) 123.45.67'],
    ['with a long dash and a narrow space', '0300–123\u202f4567'],
    ['in Urdu digits', '۰۳۰۰۱۲۳۴۵۶۷'],
    ['in Arabic digits', '٠٣٠٠ ١٢٣ ٤٥٦٧'],
    ['in full-width digits', '０３００１２３４５６７'],
    ['with its dialling code', '+92 300 1234567'],
    ['with zeros for the plus', '0092 300 1234567'],
    ['with its code and no plus', '923001234567'],
    ['pasted with marks of direction', '\u202a+92 300 1234567\u202c'],
  ])('[I20] %s', (_case, mobileNum) => {
    expect(inPakistan(mobileNum)).toBe('+923001234567');
  });

  it.each(['92', '+92', '0092', '۹۲', undefined])(
    '[I20] with the dialling code written %s',
    (countryDialingCode) => {
      expect(phoneNumber({ countryDialingCode, mobileNum: '03001234567' })).toBe('+923001234567');
    },
  );

  it.each([
    ['44', '07911 123456', '+447911123456'],
    ['91', '098765 43210', '+919876543210'],
    ['39', '312 345 6789', '+393123456789'],
    ['971', '050 123 4567', '+971501234567'],
    ['1', '(416) 555-1234', '+14165551234'],
    ['7', '8 701 123 45 67', '+77011234567'],
  ])('[I20] of dialling code %s: %s', (countryDialingCode, mobileNum, expected) => {
    expect(phoneNumber({ countryDialingCode, mobileNum })).toBe(expected);
  });

  it.each([
    ['empty', ''],
    ['only signs', '+-()'],
    ['words', 'call me'],
    ['letters for digits', '0300CALLNOW'],
    ['with an extension', '03001234567 ext 5'],
    ['too short', '0300123'],
    ['too long', '030012345678'],
    ['endless', '3'.repeat(200)],
    ['a landline', '021 34567890'],
    ['a free line', '0800 12345'],
    ['of another country', '+447911123456'],
    ['two of them', '03001234567, 03007654321'],
    ['a plus inside', '0300+1234567'],
  ])('[I20] is none when it is %s', (_case, mobileNum) => {
    expect(inPakistan(mobileNum)).toBeNull();
  });

  it.each(['', '0', '999', '9234', 'PK', '92,1'])(
    '[I20] is none under the dialling code %j',
    (countryDialingCode) => {
      expect(phoneNumber({ countryDialingCode, mobileNum: '3001234567' })).toBeNull();
    },
  );

  it('[I20] is none when its country is not allowed, also where countries share a dialling code', () => {
    const pakistani = { countryDialingCode: '92', mobileNum: '03001234567' };
    expect(phoneNumber(pakistani, ['PK', 'AE'])).toBe('+923001234567');
    expect(phoneNumber(pakistani, ['AE'])).toBeNull();
    const canadian = { countryDialingCode: '1', mobileNum: '4165551234' };
    expect(phoneNumber(canadian, ['CA'])).toBe('+14165551234');
    expect(phoneNumber(canadian, ['US'])).toBeNull();
  });
});
