/**
 * Brings what is wrong with a form under the hand of whoever sent it, for every form of a page: once an error appears after
 * a submit, its field has the focus and stands in sight, inside its dialog too. An error that is about no field is scrolled
 * into sight, and the focus stays. Whoever has gone on meanwhile is left in peace. Answers how to end it.
 */
export function followFormErrors(page: Document): () => void {
  const controls = 'input:not([type="hidden"]), textarea, select, [role="slider"], [tabindex="0"]';
  // A field that is wrong, or the words of its error where the field itself does not say so (a checkbox, a captcha).
  const wrong = '[aria-invalid="true"], [class*="mantine-"][class*="-error"]';
  let watched: MutationObserver | null = null;
  let shown: { readonly sign: Element; readonly words: string | null } | null = null;

  const stop = () => {
    watched?.disconnect();
    watched = null;
  };
  const fieldOf = (sign: Element, form: Element): HTMLElement | null => {
    if (sign.matches(controls)) return sign as HTMLElement;
    for (let around = sign.parentElement; around && form.contains(around); around = around.parentElement) {
      const control = around.querySelector<HTMLElement>(controls);
      if (control) return control;
    }
    return null;
  };
  const show = (form: HTMLFormElement) => {
    const sign = form.querySelector(wrong);
    const alert = sign ? null : form.querySelector('[role="alert"]');
    const told = sign ?? alert;
    const here = page.activeElement;
    const isHere = here === null || here === page.body || form.contains(here);
    if (!told || !isHere || (shown?.sign === told && shown?.words === told.textContent)) return;
    shown = { sign: told, words: told.textContent };
    const field = sign && fieldOf(sign, form);
    field?.focus({ preventScroll: true });
    // The words stand under the field: both are to be seen, the words above all.
    field?.scrollIntoView({ block: 'nearest' });
    const words = sign ? (form.querySelector('[class*="mantine-"][class*="-error"]') ?? sign) : told;
    words.scrollIntoView({ block: 'nearest' });
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    stop();
    shown = null;
    watched = new MutationObserver(() => requestAnimationFrame(() => watched && show(form)));
    watched.observe(form, { subtree: true, childList: true, attributes: true, characterData: true });
    // What was wrong before and is still so changes nothing in the page.
    requestAnimationFrame(() => watched && show(form));
  };
  page.addEventListener('submit', onSubmit, true);
  for (const going of ['pointerdown', 'keydown']) page.addEventListener(going, stop, true);
  return () => {
    stop();
    page.removeEventListener('submit', onSubmit, true);
    for (const going of ['pointerdown', 'keydown']) page.removeEventListener(going, stop, true);
  };
}
