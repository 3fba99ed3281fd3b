export { niuNiu } from './niu-niu.ts';
