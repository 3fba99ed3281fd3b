import { describe, expect, it } from 'vitest';
import type { RegisterField } from '../../settings/index.ts';
import { checkFields, type FieldRules, type FormField, formFields } from './check-fields.ts';

const field = (change: Partial<RegisterField> = {}): RegisterField => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 9,
  minLength: 3,
  maxLength: 5,
  ...change,
});
const allOff = Object.fromEntries(
  formFields.map((name) => [name, field({ enabled: false })]),
) as unknown as FieldRules;
const rules = (changes: Partial<Record<FormField, RegisterField>> = {}): FieldRules => ({
  ...allOff,
  username: field({ patternId: 1 }),
  password: field(),
  email: field({ required: false }),
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

  it.each(formFields)('[I80] %s is shown, required and checked by its own rule', (name) => {
    const only = { ...allOff, [name]: field({ patternId: 6, maxLength: 4 }) };
    const judged = (value: string | undefined) => {
      const { problems, accepted } = checkFields(only, value === undefined ? {} : { [name]: value });
      return problems[0] ? [problems[0].field, problems[0].reason] : accepted;
    };
    expect(judged(undefined)).toEqual([name, 'required']);
    expect(judged('12')).toEqual([name, 'length']);
    expect(judged('12345')).toEqual([name, 'length']);
    expect(judged('abc')).toEqual([name, 'pattern']);
    expect(judged('123')).toEqual({ [name]: '123' });
    const optional = { ...allOff, [name]: field({ required: false }) };
    expect(checkFields(optional, {})).toEqual({ problems: [], accepted: {} });
    expect(checkFields(allOff, { [name]: '123' })).toEqual({ problems: [], accepted: {} });
  });

  it('[I80] takes numbers in the digits of any script, and leaves a password as it was typed', () => {
    const digits = field({ patternId: 6, maxLength: 20 });
    const { accepted, problems } = checkFields(
      { ...allOff, mobileNum: digits, qqNum: digits, password: digits },
      { mobileNum: '۰۳۰۰ ۱۲۳-۴۵۶۷', qqNum: '٣٤٥٦٧', password: '۱۲۳' },
    );
    expect(accepted).toEqual({ mobileNum: '03001234567', qqNum: '34567' });
    expect(problems).toMatchObject([{ field: 'password', reason: 'pattern' }]);
  });

  it('[I1] refuses every value of a field whose pattern number does not exist', () => {
    expect(
      checkFields(rules({ email: field({ patternId: 77 }) }), { ...good, email: 'abc' }).problems,
    ).toHaveLength(1);
  });
});
