import type { StepUpMethod } from '@ikka/contract';

/** The quickest and strongest first: a touch, what is known by heart, the app, then what has to be waited for. */
const order: readonly StepUpMethod[] = ['passkey', 'password', 'authenticator', 'sms', 'email'];

export function inOrder(methods: readonly StepUpMethod[]): StepUpMethod[] {
  return order.filter((method) => methods.includes(method));
}

/** Refusals that are about what was typed, and belong under its field. */
const ofTheField: ReadonlySet<string> = new Set(['password.wrong', 'code.wrong', 'code.expired']);

export function isAboutField(code: string): boolean {
  return ofTheField.has(code);
}
