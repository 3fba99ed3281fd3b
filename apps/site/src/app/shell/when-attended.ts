const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;
/** Who only looks gets the news too, a little later. */
const patienceMs = 10_000;

/**
 * Calls back once when somebody first stirs on the page, or has looked at it for a while. What nobody waits for is fetched
 * then, and not beside the first view. Answers how to call it off.
 */
export function whenAttended(then: () => void, target: EventTarget = globalThis): () => void {
  const controller = new AbortController();
  const go = () => {
    callOff();
    then();
  };
  const timer = setTimeout(go, patienceMs);
  function callOff() {
    clearTimeout(timer);
    controller.abort();
  }
  const listening = { capture: true, passive: true, signal: controller.signal };
  for (const sign of signs) target.addEventListener(sign, go, listening);
  return callOff;
}
