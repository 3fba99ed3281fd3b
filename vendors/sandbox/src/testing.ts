export { type Chaos, chaosSchema } from './chaos.ts';
export { type Outcome, runConformance } from './conformance/run.ts';
export { type RunningSandbox, startSandbox } from './sandbox.ts';
