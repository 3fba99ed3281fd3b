export { createFlightStage, type FlightMark, type FlightScene, type FlightStage } from './stage.ts';
