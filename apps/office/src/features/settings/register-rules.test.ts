import { expect, it } from 'vitest';
import { type FieldRule, ruleProblem, toggled } from './register-rules.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 6,
  minLength: 7,
  maxLength: 15,
};

it.each([
  [{}, null],
  [{ acceptedPattern: '03[0-9]{9}' }, null],
  [{ acceptedPattern: '03[0-9' }, 'pattern'],
  [{ minLength: 16 }, 'range'],
  [{ maxLength: 0, minLength: 0 }, 'range'],
  [{ maxLength: 256 }, 'range'],
  [{ minLength: '' as unknown as number }, 'range'],
])('a rule with %j has the problem %s', (change, problem) => {
  expect(ruleProblem({ ...rule, ...change })).toBe(problem);
});

it('a field that is hidden is no longer required, and one that is shown is not at once', () => {
  const hidden = toggled(rule, false);
  expect(hidden).toMatchObject({ enabled: false, required: false });
  expect(toggled(hidden, true)).toMatchObject({ enabled: true, required: false });
});
