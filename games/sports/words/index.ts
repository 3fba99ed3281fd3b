export { useBookWords } from './use-book-words.ts';
