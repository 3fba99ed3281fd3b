import { describe, expect, it } from 'vitest';
import type { SettingKey } from '../../settings/index.ts';
import { filledPlaces, fillPlaces } from './places.ts';

const withValues = (values: Partial<Record<SettingKey, unknown>> = {}) =>
  filledPlaces({ get: (key: SettingKey) => values[key] ?? (key === 'site.legal_age' ? 18 : '') } as never);

describe('[K11] the places of a text', () => {
  it('say what the settings say, and what is missing where the operator has not entered it', () => {
    const text = '<p>{company}, {legal_age}, {licence}</p>';
    expect(fillPlaces(text, withValues(), 'EN')).toBe(
      '<p>the operator of this site, <bdi>18</bdi>, not stated yet</p>',
    );
    expect(fillPlaces(text, withValues({ 'site.company_name': 'Chiragh Ltd' }), 'UR')).toBe(
      '<p><bdi>Chiragh Ltd</bdi>, <bdi>18</bdi>, ابھی درج نہیں</p>',
    );
  });

  it('group the thousands of amounts, and of nothing else', () => {
    const filled = withValues({ 'cashier.deposit_max': '500000.00', 'site.company_name': '12345' });
    expect(fillPlaces('{deposit_max} {company}', filled, 'EN')).toBe(
      '<bdi>500,000.00</bdi> <bdi>12345</bdi>',
    );
  });

  it('write to the address of the support where there is one', () => {
    const filled = withValues({ 'site.support_email': 'help@ikka.example' });
    expect(fillPlaces('{support_email}', filled, 'EN')).toBe(
      '<a href="mailto:help@ikka.example"><bdi>help@ikka.example</bdi></a>',
    );
    expect(fillPlaces('{support_email}', withValues(), 'EN')).toBe('customer service');
  });

  it('never turn a value into markup, nor one within a tag', () => {
    const filled = withValues({ 'site.company_name': '<script>alert(1)</script> & "Sons"' });
    expect(fillPlaces('<p>{company}</p>', filled, 'EN')).toBe(
      '<p><bdi>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sons&quot;</bdi></p>',
    );
    const link = '<a href="/x?{company}">x</a>';
    expect(fillPlaces(link, filled, 'EN')).toBe(link);
  });

  it('leave alone what is no place', () => {
    expect(fillPlaces('{nothing} { } {constructor}', withValues(), 'EN')).toBe('{nothing} { } {constructor}');
  });
});
