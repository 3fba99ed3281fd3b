/** Resolves in a task of its own: what comes after it does not make the task before it longer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
