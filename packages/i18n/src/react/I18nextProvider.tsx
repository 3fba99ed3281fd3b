import type { FunctionComponent, ReactNode } from 'react';
import { I18nextProvider as ProviderOfLibrary } from 'react-i18next';
import type { Texts } from './texts.ts';

/** Gives a page, or a part of one in a test, its texts. */
export const I18nextProvider = ProviderOfLibrary as unknown as FunctionComponent<{
  readonly i18n: Texts;
  readonly children?: ReactNode;
}>;
