import type { Resources } from './resources.ts';

export type Namespace = keyof Resources;

/** The namespaces of a part of a page: one, or several of which the first is meant by a key that names none. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** What a count adds to a key. The key without it names all forms together. */
type CountForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type AnyForm<Key> = Key extends `${infer Counted}_${CountForm}` ? Counted | Key : Key;

/** Where the texts of a bundle stand: `a.b` for `{ a: { b: 'text' } }`. */
type KeysIn<Bundle> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string
    ? AnyForm<Key>
    : Bundle[Key] extends readonly unknown[]
      ? never
      : `${Key}.${KeysIn<Bundle[Key]>}`;
}[keyof Bundle & string];

/** Where its groups and lists of texts stand. */
type GroupsIn<Bundle> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string
    ? never
    : Bundle[Key] extends readonly unknown[]
      ? Key
      : Key | `${Key}.${GroupsIn<Bundle[Key]>}`;
}[keyof Bundle & string];

/** What stands at a place of a bundle. */
type At<Bundle, Key> = Key extends keyof Bundle
  ? Bundle[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Bundle
      ? At<Bundle[Head], Rest>
      : never
    : never;

// Read one namespace at a time: whoever asks for the keys of one does not pay for those of sixty.
type Keys = { [Name in Namespace]: KeysIn<Resources[Name]> };
type Groups = { [Name in Namespace]: GroupsIn<Resources[Name]> };

type First<Names extends Namespaces> = Names extends readonly Namespace[] ? Names[0] : Names & Namespace;
type Named<Names, Of extends Record<Namespace, string>> = Names extends readonly (infer Name)[]
  ? Name extends Namespace
    ? `${Name}:${Of[Name]}`
    : never
  : never;

/** The keys of texts that may be asked for with these namespaces: bare for the first, `namespace:key` for each of several. */
export type TextKey<Names extends Namespaces> = Keys[First<Names>] | Named<Names, Keys>;

/** The same of groups and lists. */
export type GroupKey<Names extends Namespaces> = Groups[First<Names>] | Named<Names, Groups>;

/** What a group or list holds. */
export type Group<Names extends Namespaces, Key> = Key extends `${infer Name extends Namespace}:${infer Rest}`
  ? At<Resources[Name], Rest>
  : At<Resources[First<Names>], Key>;
