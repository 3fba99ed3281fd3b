export { bulletAt, fishAt, flightMost, touches } from './fire/bullet.ts';
export { checkShot, fireLimits, type Gun, type ShotProblem, type WantedShot } from './fire/check-shot.ts';
export { cannonAt, canPoint, seatCount } from './fire/seats.ts';
export {
  type Bullet,
  createWater,
  type Flying,
  type Meeting,
  type Water,
  type WaterEvents,
} from './fire/water.ts';
export { daryaRoom } from './room/room.ts';
export type {
  RoomCode,
  RoomCommand,
  RoomEffect,
  RoomEvent,
  RoomHead,
  RoomSecret,
  SeatEntry,
} from './room/room-types.ts';
export { type DaryaRoom, daryaRooms, type Range, ranges, roomOf, valuesIn } from './room/rooms.ts';
export { type Point, type Pose, sceneSize } from './scene/path.ts';
export { bossesComeAt, type SceneSeeds, sceneMs, scheduleOf } from './scene/schedule.ts';
export { type Freeze, fishClock, poseAt, type Spawn } from './scene/spawn.ts';
export { chanceOf, isOffered, roomReturn } from './sheet/chance.ts';
export { contributionOf, jackpotShare, treasureShare } from './sheet/funding.ts';
export {
  comesByItself,
  type Effect,
  type FishKind,
  formerHalls,
  type Hall,
  type HallId,
  hallOf,
  halls,
  kindOf,
  type Role,
} from './sheet/kinds.ts';
export { greatestOf, meanOf, type Prize, rowsOf, weightOf } from './sheet/prize.ts';
export { stakeOf, trialStakeOf, type Weapon, type WeaponId, weaponOf, weapons } from './sheet/weapons.ts';
export {
  readChoice,
  SHOTS_MOST,
  type Shot,
  type ShotsChoice,
  stakeOfShots,
  type Trial,
  trialOf,
} from './shots/choice.ts';
export {
  drawJackpot,
  type Jackpot,
  type JackpotDraw,
  jackpotOdds,
  jackpotUnitOf,
  prospectOfJackpot,
  winsJackpot,
} from './shots/jackpot.ts';
export { jackpotWon, readOutcome, type ShotsOutcome } from './shots/outcome.ts';
export { prospectOfTrial, prospectOfTrials } from './shots/prospect.ts';
export { tellRound } from './shots/tell-round.ts';
export { divideTreasure } from './shots/treasure.ts';
export { drawShot, multiplierOf, payoutOf, type ShotDraw } from './shots/verdict.ts';
