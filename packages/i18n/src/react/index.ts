export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { createTexts, type Namespace } from './create-texts.ts';
export {
  adoptLanguage,
  changeLanguage,
  isLanguageChosen,
  storedLanguage,
  useLanguage,
} from './language-choice.ts';
export type { Resources } from './resources.ts';
export { gameTexts, useGameTexts } from './use-game-texts.ts';

import './resources.ts';
