import type { CallValue, calls } from '@ikka/contract';
import { type FieldRules, formFields, ruleOf } from './check-fields.ts';
import { isPatternId, patternSource } from './field-patterns.ts';

type Answer = CallValue<typeof calls.system.registerSettings>;

/** What the form needs to show and check itself, in the order of its fields; each pattern is written out whole. */
export function registerSettings(rules: FieldRules, legalAge: number, isSliderRequired: boolean): Answer {
  const fields = formFields.map((name) => {
    const rule = ruleOf(rules, name);
    const acceptedPattern = isPatternId(rule.patternId)
      ? patternSource(rule.patternId, rule.acceptedPattern)
      : rule.acceptedPattern;
    return [name, { ...rule, acceptedPattern }] as const;
  });
  return { fields: Object.fromEntries(fields), ageConfirmation: legalAge, sliderCaptcha: isSliderRequired };
}
