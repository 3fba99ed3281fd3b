import { expect, it } from 'vitest';
import {
  changedValues,
  latestBirthday,
  type ProfileField,
  refusedProfileFields,
  valuesOf,
} from './profile-view.ts';

const field = (name: ProfileField['name'], value: string | null, mayChange = true): ProfileField => ({
  name,
  value,
  isRequired: false,
  mayChange,
  minLength: 0,
  maxLength: 100,
});
const fields = [field('nickname', 'Asma'), field('address', null), field('birthday', '1990-02-03', false)];

it('shows what is known, and nothing where nothing is', () => {
  expect(valuesOf(fields)).toEqual({ nickname: 'Asma', address: '', birthday: '1990-02-03' });
});

it.each([
  [{ nickname: 'Asma', address: '', birthday: '1990-02-03' }, {}],
  [{ nickname: ' Asma ', address: '  ' }, {}],
  [
    { nickname: 'Bano', address: 'Lahore', birthday: '1980-01-01' },
    { nickname: 'Bano', address: 'Lahore' },
  ],
  [{ nickname: '' }, { nickname: '' }],
])('of %j only %j is sent', (typed, sent) => {
  expect(changedValues(fields, typed)).toEqual('nickname' in typed ? sent : { ...sent, nickname: '' });
});

it('reads the fields that a refusal names', () => {
  expect(
    refusedProfileFields({
      code: 'profile.field_invalid',
      value: { fields: [{ field: 'nickname', reason: 'length', min: 2, max: 20 }] },
    }),
  ).toEqual([{ field: 'nickname', reason: 'length', min: 2, max: 20 }]);
  expect(refusedProfileFields({ code: 'request.too_many', value: { fields: [] } })).toEqual([]);
  expect(refusedProfileFields({ code: 'profile.field_invalid', value: {} })).toEqual([]);
});

it('counts the legal age back from today', () => {
  expect(latestBirthday('2026-11-21', 18)).toBe('2008-11-21');
});
