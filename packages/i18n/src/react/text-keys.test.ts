import { describe, expectTypeOf, it } from 'vitest';
import type { Group, GroupKey, Namespaces, TextKey } from './text-keys.ts';

type IsText<Names extends Namespaces, Key> = Key extends TextKey<Names> ? true : false;
type IsGroup<Names extends Namespaces, Key> = Key extends GroupKey<Names> ? true : false;

describe('the keys of texts', () => {
  it('are those of their namespace, and no other word', () => {
    expectTypeOf<IsText<'common', 'brand'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<'common', 'brandy'>>().toEqualTypeOf<false>();
    expectTypeOf<IsText<'identity', 'error.required'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<'refusals', 'error.required'>>().toEqualTypeOf<false>();
    expectTypeOf<IsText<'identity', 'identity:error.required'>>().toEqualTypeOf<false>();
    expectTypeOf<IsText<'identity', string>>().toEqualTypeOf<false>();
  });

  it('are bare for the first of several namespaces, and named for each', () => {
    type Both = readonly ['site', 'common'];
    expectTypeOf<IsText<Both, 'nav.menu'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<Both, 'site:nav.menu'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<Both, 'common:brand'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<Both, 'brand'>>().toEqualTypeOf<false>();
    expectTypeOf<IsText<Both, 'refusals:password.weak'>>().toEqualTypeOf<false>();
  });

  it('name all forms of a count together, or one', () => {
    expectTypeOf<IsText<'lobby', 'filtersOn'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<'lobby', 'filtersOn_one'>>().toEqualTypeOf<true>();
    expectTypeOf<IsText<'lobby', 'filtersOn_first'>>().toEqualTypeOf<false>();
  });

  it('are not those of groups and lists, which answer what they hold', () => {
    expectTypeOf<IsText<'office', 'act'>>().toEqualTypeOf<false>();
    expectTypeOf<IsGroup<'office', 'act'>>().toEqualTypeOf<true>();
    expectTypeOf<IsGroup<'common', 'brand'>>().toEqualTypeOf<false>();
    expectTypeOf<Group<'office', 'act'>[keyof Group<'office', 'act'>]>().toEqualTypeOf<string>();
  });
});
