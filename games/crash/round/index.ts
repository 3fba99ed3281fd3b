export { crash } from './crash.ts';
export { crashLuck } from './luck.ts';
