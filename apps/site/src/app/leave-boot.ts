/** A picture that does not come must not keep what stands in for it. */
const patienceMs = 10_000;

/** Takes away what `index.html` shows before the application, once the picture that takes its place can be painted. */
export async function leaveBoot(page: Document = document): Promise<void> {
  const boot = page.querySelector('.boot');
  if (boot === null) return;
  const picture = page.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([picture?.decode().catch(() => {}), tooLong]);
  clearTimeout(timer);
  boot.remove();
}
