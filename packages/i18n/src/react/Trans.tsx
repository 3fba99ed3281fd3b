import type { ReactElement } from 'react';
import { Trans as TransOfLibrary } from 'react-i18next';
import type { Say, TextValues } from './say.ts';
import type { Namespaces, TextKey } from './text-keys.ts';

interface TransProps<Names extends Namespaces> {
  readonly t: Say<Names>;
  readonly i18nKey: TextKey<NoInfer<Names>>;
  readonly values?: TextValues;
  /** `count` chooses the form, as it does for `t`. */
  readonly count?: number;
  /** The elements that stand in the text as tags, by their names. */
  readonly components: { readonly [tag: string]: ReactElement };
}

/** A text with elements in it. It is the library's, its keys typed as those of `useTranslation`. */
export const Trans = TransOfLibrary as unknown as <const Names extends Namespaces>(
  props: TransProps<Names>,
) => ReactElement;
