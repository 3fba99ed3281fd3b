import type { DaryaEvent, DaryaState } from '@ikka/contract';

/** A room after something that everybody was told; what belongs to a scene that is over changes nothing. */
export function roomAfter(room: DaryaState, event: DaryaEvent): DaryaState {
  const { scene } = room;
  switch (event.type) {
    case 'scene':
      return { ...room, scene: { ...event, caught: [], stages: [], freezes: [], bullets: [] } };
    case 'rested':
      return { ...room, scene: null };
    case 'sat': {
      const { seat, name } = event;
      return { ...room, seats: [...room.seats.filter((one) => one.seat !== seat), { seat, name }] };
    }
    case 'left':
      return { ...room, seats: room.seats.filter(({ seat }) => seat !== event.seat) };
    case 'shots':
    case 'jackpot':
    case 'treasure':
      return room;
    case 'caught': {
      if (scene?.no !== event.scene) return room;
      const { fish, next } = event;
      if (next === null) return { ...room, scene: { ...scene, caught: [...scene.caught, fish] } };
      const stages = [...scene.stages.filter((one) => one.fish !== fish), { fish, kind: next }];
      return { ...room, scene: { ...scene, stages } };
    }
    case 'froze': {
      if (scene?.no !== event.scene) return room;
      const { at, ms } = event;
      return { ...room, scene: { ...scene, freezes: [...scene.freezes, { at, ms }] } };
    }
  }
}
