export {
  addDays,
  currencySymbol,
  defaultTimeZone,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  groupDigits,
  startOfDay,
} from './format.ts';
export {
  type Direction,
  defaultLanguage,
  directionOf,
  type Language,
  languageNames,
  languages,
  parseLanguage,
  wireLanguage,
} from './languages.ts';
export { hasRefusalMessage, refusalMessage } from './refusal-message.ts';
