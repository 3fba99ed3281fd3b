export {
  type Language,
  type LanguageCode,
  type LocalText,
  languageCodes,
  languages,
} from '@ikka/contract/languages';
export { csvLine } from './csv-line.ts';
export { readDecimal, writeDecimal } from './decimal-text.ts';
export {
  addDays,
  currencySymbol,
  defaultTimeZone,
  formatDay,
  formatElapsed,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  groupDigits,
  startOfDay,
} from './format.ts';
export { type JudgedNumber, judgeNumber, type NumberBounds, type NumberProblem } from './judge-number.ts';
export {
  commaOf,
  type Direction,
  defaultLanguage,
  directionOf,
  languageNames,
  languageOfWire,
  localeOf,
  parseLanguage,
  textIn,
  wireLanguage,
} from './languages.ts';
export { latinDigits } from './latin-digits.ts';
export { type Letter, type LetterName, letterOf } from './letter-words.ts';
export {
  fillPlaces,
  houseWords,
  type MessageName,
  type MessageWords,
  messageWords,
} from './message-words.ts';
export { hasRefusalMessage, refusalMessage } from './refusal-message.ts';
