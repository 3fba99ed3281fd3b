export { type Chaos, chaosSchema } from './chaos.ts';
export { readConfig } from './config.ts';
export { type RunningSandbox, startSandbox } from './sandbox.ts';
export { type PlayedMatch, playMatch } from './sports.ts';
export { type Planned, plan } from './world/calendar.ts';
export { leagues } from './world/leagues.ts';
