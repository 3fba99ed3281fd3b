export { createTexts } from './create-texts.ts';
export { I18nextProvider } from './I18nextProvider.tsx';
export {
  adoptLanguage,
  changeLanguage,
  isLanguageChosen,
  languageOf,
  storedLanguage,
  useLanguage,
} from './language-choice.ts';
export type { Resources } from './resources.ts';
export { Trans } from './Trans.tsx';
export type { Namespace } from './text-keys.ts';
export type { Texts } from './texts.ts';
export { gameTexts, useGameTexts } from './use-game-texts.ts';
export { useTranslation } from './use-translation.ts';
