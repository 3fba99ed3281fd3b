const STORAGE_KEY = 'ikka.poker.advice';

/** Whether the player wants to be told what to hold: off until it is turned on, and remembered on the device. */
export function createAdviceSwitch() {
  let isOn = read();
  return {
    isOn: () => isOn,
    turn() {
      isOn = !isOn;
      try {
        localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
      } catch {
        // Where storage is forbidden the choice holds for this visit.
      }
    },
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}
