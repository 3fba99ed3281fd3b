export { teenPatti } from './teen-patti.ts';
