export { pointRoutes } from './routes.ts';
