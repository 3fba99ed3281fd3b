import { transferWalletCalls, transferWalletRefusals, vendorCalls, vendorRefusals } from '@ikka/contract';
import { expect, it } from 'vitest';
import { vendorsPage } from './vendors-page.ts';

const page = vendorsPage('https://ikka.example');

it('tells vendors of every call, with its fields, and of every refusal', () => {
  for (const [name, call] of Object.entries(vendorCalls)) {
    expect(page).toContain(`<section id="${name}">`);
    expect(page).toContain(`POST ${call.path}`);
    for (const field of Object.keys(call.body.shape)) expect(page).toContain(`<code>${field}</code>`);
  }
  for (const code of Object.keys(vendorRefusals)) expect(page).toContain(`<tr id="${code}">`);
});

it('tells vendors with wallets of their own what the house asks, and what they may refuse', () => {
  for (const [name, call] of Object.entries(transferWalletCalls)) {
    expect(page).toContain(`<section id="${name}">`);
    for (const field of Object.keys(call.body.shape)) expect(page).toContain(`<code>${field}</code>`);
  }
  for (const code of Object.keys(transferWalletRefusals)) expect(page).toContain(`<tr id="${code}">`);
});

it('leads nowhere that is not there', () => {
  const places = [...page.matchAll(/href="#([^"]+)"/g)].map(([, place]) => place ?? '');
  expect(places.filter((place) => !page.includes(` id="${place}"`))).toEqual([]);
});
