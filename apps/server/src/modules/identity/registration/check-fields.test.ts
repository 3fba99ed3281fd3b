import { describe, expect, it } from 'vitest';
import type { RegisterField } from '../../settings/index.ts';
import { checkFields, type FieldRules, type FormField } from './check-fields.ts';

const field = (change: Partial<RegisterField> = {}): RegisterField => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 9,
  minLength: 3,
  maxLength: 5,
  ...change,
});
const rules = (changes: Partial<Record<FormField, RegisterField>> = {}): FieldRules => ({
  username: field({ patternId: 1 }),
  password: field(),
  payeeName: field({ enabled: false }),
  email: field({ required: false }),
  mobileNum: field({ enabled: false }),
  ...changes,
});
const good = { username: 'saira', password: 'p-w-d' };

describe('the fields of a registration', () => {
  it('[I1] are accepted when each fits its rule', () => {
    expect(checkFields(rules(), { ...good, email: 'abc' })).toEqual({
      problems: [],
      accepted: { ...good, email: 'abc' },
    });
  });

  it.each([
    ['required', { password: 'p-w-d' }, rules(), [['username', 'required']]],
    ['required when empty', { ...good, username: '' }, rules(), [['username', 'required']]],
    ['too short', { ...good, username: 'ab' }, rules(), [['username', 'length']]],
    ['too long', { ...good, password: '123456' }, rules(), [['password', 'length']]],
    ['counted in characters', { ...good, password: '😀😀😀😀😀' }, rules(), []],
    ['of the wrong form', { ...good, username: '1abc' }, rules(), [['username', 'pattern']]],
    ['optional and empty', { ...good, email: '' }, rules(), []],
    ['optional and wrong', { ...good, email: 'a b c' }, rules(), [['email', 'pattern']]],
    ['switched on and required', good, rules({ mobileNum: field() }), [['mobileNum', 'required']]],
  ])('[I1] a field that is %s', (_case, sent, fields, expected) => {
    const { problems } = checkFields(fields, sent);
    expect(problems.map((problem) => [problem.field, problem.reason])).toEqual(expected);
  });

  it('[I1] says for a problem which rule in words and numbers was missed', () => {
    expect(checkFields(rules(), { ...good, username: 'ab' }).problems).toEqual([
      { field: 'username', reason: 'length', patternId: 1, min: 3, max: 5 },
    ]);
  });

  it('[I1] drops the value of a field that is switched off', () => {
    expect(checkFields(rules(), { ...good, payeeName: 'Bano', mobileNum: 'x' }).accepted).toEqual(good);
  });

  it('[I1] keeps name and password required, whatever the settings say', () => {
    const off = field({ enabled: false, required: false });
    const { problems } = checkFields(rules({ username: off, password: off }), {});
    expect(problems.map((problem) => problem.field)).toEqual(['username', 'password']);
  });

  it('[I1] refuses every value of a field whose pattern number does not exist', () => {
    expect(
      checkFields(rules({ email: field({ patternId: 77 }) }), { ...good, email: 'abc' }).problems,
    ).toHaveLength(1);
  });
});
