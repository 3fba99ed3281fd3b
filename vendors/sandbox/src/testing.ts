export { type Chaos, chaosSchema } from './chaos.ts';
export { readConfig } from './config.ts';
export { type Outcome, runConformance } from './conformance/run.ts';
export { runWalletConformance } from './conformance/run-wallet.ts';
export { purseChaosSchema } from './purse/chaos.ts';
export { type RunningSandbox, startSandbox } from './sandbox.ts';
