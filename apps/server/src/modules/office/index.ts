export { createOffice, type Office } from './create-office.ts';
export { createOperators, type Operators } from './create-operators.ts';
export type { OneTimeLogin } from './first-operator.ts';
export { guardedRoutes } from './guarded-routes.ts';
export type { OfficeParts } from './office-parts.ts';
export type { OperatorParts, Origin } from './parts.ts';
export { replayRoutes } from './replay/replay-routes.ts';
export { resetOperator } from './reset-operator.ts';
export { officeRoutes } from './routes.ts';
