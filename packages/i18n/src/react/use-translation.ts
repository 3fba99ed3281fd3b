import { useTranslation as useTranslationOfLibrary } from 'react-i18next';
import type { Say } from './say.ts';
import type { Namespaces } from './text-keys.ts';
import type { Texts } from './texts.ts';

interface Translation<Names extends Namespaces> {
  readonly t: Say<Names>;
  readonly i18n: Texts;
  /** False only for who does not wait (`useSuspense: false`), until the namespaces are loaded. */
  readonly ready: boolean;
}

type UseTranslation = <const Names extends Namespaces = 'common'>(
  namespaces?: Names,
  options?: { readonly useSuspense?: boolean; readonly lng?: string },
) => Translation<Names>;

/**
 * The texts of these namespaces in the language of the page; they are loaded with the component that asks first.
 *
 * It is the library's, under a type of ours: its own builds the keys of every namespace anew for each choice of namespaces that is
 * asked for somewhere, which was a third of what the type check cost.
 */
export const useTranslation = useTranslationOfLibrary as unknown as UseTranslation;
