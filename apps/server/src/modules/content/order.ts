/** Whether two orders are the same. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether one order holds what the other holds, each once. */
export const isReorderOf = (one: readonly string[], other: readonly string[]): boolean =>
  isSameOrder([...one].sort(), [...other].sort());
