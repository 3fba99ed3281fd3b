import { useCallback, useRef } from 'react';

/** Brings the first part of a form that has a problem under the hand, once its sentence is drawn. */
export function useFormFocus() {
  const form = useRef<HTMLFormElement>(null);
  const focus = useCallback((parts: ReadonlySet<string>) => {
    requestAnimationFrame(() => {
      const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].find((element) =>
        parts.has(element.dataset.part ?? ''),
      );
      const control = wrong?.querySelector<HTMLElement>('input, [role="slider"], [tabindex="0"]');
      control?.focus();
      (control ?? wrong)?.scrollIntoView({ block: 'nearest' });
    });
  }, []);
  return { form, focus };
}
