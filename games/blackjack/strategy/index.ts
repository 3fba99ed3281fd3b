export { basicAct } from './basic-act.ts';
export { moveOf, splits } from './basic-strategy.ts';
export { gains } from './gains.ts';
