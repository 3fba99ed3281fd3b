export { readConfig } from './config.ts';
export { type RunningSandbox, startSandbox } from './sandbox.ts';
