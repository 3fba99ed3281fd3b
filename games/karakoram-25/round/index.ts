export { karakoram25 } from './karakoram-25.ts';
