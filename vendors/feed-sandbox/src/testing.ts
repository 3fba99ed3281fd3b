export { type Chaos, chaosSchema } from './chaos.ts';
export { readConfig } from './config.ts';
export { type RunningSandbox, startSandbox } from './sandbox.ts';
