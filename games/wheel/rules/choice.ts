import { type WheelName, wheels } from './sheet.ts';

/** [W2] The wheel that is spun. */
export type WheelChoice = { readonly wheel: WheelName };

/** A choice as somebody sent it, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): WheelChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined;
  const sent = value as { wheel?: unknown };
  const wheel = wheels.find((name) => name === sent.wheel);
  return wheel && { wheel };
}
