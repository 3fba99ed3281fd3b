import type { UsdtNetwork } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { numberIdentity, payoutNumber } from './payout-number.ts';

const bank = (number: string, bankCode = 'SCBL') => payoutNumber({ kind: 'bank', bankCode, number });
const usdt = (number: string, network: UsdtNetwork = 'ERC20') =>
  payoutNumber({ kind: 'usdt', network, number });

describe('a payout number', () => {
  // The example of the SWIFT registry for Pakistan.
  const iban = 'PK36SCBL0000001123456702';

  it.each([
    iban,
    'pk36 scbl 0000 0011 2345 6702',
    'PK36-SCBL-0000-0011-2345-6702',
    'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲',
  ])('[M14] takes the IBAN %s', (typed) => {
    expect(bank(typed)).toEqual({ number: iban });
  });

  it('[M14] finds every wrong digit and every two neighbours that changed places in an IBAN', () => {
    for (let at = 8; at < iban.length; at += 1) {
      const wrong = `${iban.slice(0, at)}${(Number(iban[at]) + 1) % 10}${iban.slice(at + 1)}`;
      expect(bank(wrong)).toEqual({ problem: 'checksum' });
      if (at + 1 >= iban.length || iban[at] === iban[at + 1]) continue;
      const turned = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`;
      expect(bank(turned)).toEqual({ problem: 'checksum' });
    }
  });

  it.each([
    ['PK36SCBL000000112345670', 'SCBL', 'length'],
    ['DE89370400440532013000', 'SCBL', 'characters'],
    [iban, 'HABB', 'bank'],
    ['1234567', 'HABB', 'length'],
    ['1'.repeat(21), 'HABB', 'length'],
    ['12345678x', 'HABB', 'characters'],
  ])('[M14] refuses %s at %s: %s', (typed, bankCode, problem) => {
    expect(bank(typed, bankCode)).toEqual({ problem });
  });

  it('[M14] takes the bare number of an account', () => {
    expect(bank('0123-4567 8901', 'HABB')).toEqual({ number: '012345678901' });
  });

  it.each([
    ['0300 1234567', { number: '+923001234567' }],
    ['+92 345 1234567', { number: '+923451234567' }],
    ['0092-300-1234567', { number: '+923001234567' }],
    ['۰۳۰۰۱۲۳۴۵۶۷', { number: '+923001234567' }],
    ['042 35761999', { problem: 'mobile' }],
    ['+44 7911 123456', { problem: 'mobile' }],
    ['0300 12345', { problem: 'mobile' }],
    ['my number', { problem: 'characters' }],
  ])('[M14] of a mobile wallet: %s', (number, outcome) => {
    expect(payoutNumber({ kind: 'jazzcash', number })).toEqual(outcome);
  });

  // The examples of EIP-55.
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('[M14] takes the Ethereum address %s, and its one-case form as the same', (address) => {
    expect(usdt(address)).toEqual({ number: address });
    expect(usdt(address.toLowerCase(), 'BEP20')).toEqual({ number: address });
    const swapped = address.replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase());
    expect(usdt(swapped)).toEqual({ problem: 'checksum' });
  });

  // The contract of USDT on TRON.
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  it.each([
    [tron, { number: tron }],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', { problem: 'checksum' }],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', { problem: 'length' }],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', { problem: 'characters' }],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', { problem: 'characters' }],
  ])('[M14] of TRON: %s', (number, outcome) => {
    expect(usdt(number, 'TRC20')).toEqual(outcome);
  });

  it('[M14] an address of another network is refused', () => {
    expect(usdt(tron, 'ERC20')).toEqual({ problem: 'length' });
    expect(usdt('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'TRC20')).toEqual({ problem: 'length' });
  });

  it('[M15] is one account’s: a bare number at its bank, an address on all networks that share it', () => {
    expect(numberIdentity('bank', 'HABB', '12345678')).not.toBe(numberIdentity('bank', 'UNIL', '12345678'));
    expect(numberIdentity('bank', 'SCBL', iban)).toBe(numberIdentity('bank', 'SCBL', iban));
    expect(numberIdentity('usdt', 'ERC20', '0x1')).toBe(numberIdentity('usdt', 'BEP20', '0x1'));
    expect(numberIdentity('jazzcash', null, '+923001234567')).not.toBe(
      numberIdentity('easypaisa', null, '+923001234567'),
    );
  });
});
