export { crash } from './crash.ts';
