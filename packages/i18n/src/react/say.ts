import type { Group, GroupKey, Namespace, Namespaces, TextKey } from './text-keys.ts';

/** What fills the places of a text, `count` to choose its form, and `defaultValue` for a key that comes from data. */
export interface TextValues {
  readonly [name: string]: unknown;
  readonly count?: number;
  readonly defaultValue?: string;
  // Each has its own way to ask, and no text has a context.
  readonly ns?: never;
  readonly returnObjects?: never;
  readonly context?: never;
}

/** Says texts by their keys. */
export interface Say<Names extends Namespaces> {
  (key: TextKey<Names>, values?: TextValues): string;
  /** A whole group, or a list of sentences. */
  <const Key extends GroupKey<Names>>(
    key: Key,
    values: { readonly returnObjects: true; readonly [name: string]: unknown },
  ): Group<Names, Key>;
  /** A text of another namespace, which is loaded. */
  <Name extends Namespace>(
    key: TextKey<Name>,
    values: { readonly ns: Name; readonly defaultValue?: string },
  ): string;
}
