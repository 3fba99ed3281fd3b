export { drawNext, drawRoad, type RoadName } from './draw-roads.ts';
