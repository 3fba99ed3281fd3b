const key = 'ikka.merchant';
const first = 'ikka';

/**
 * Whose site this is: a code that every call carries. The server says it with its status; it outlives sessions, so that a
 * sign-out does not forget it.
 */
export const merchant = {
  get(): string {
    try {
      return localStorage.getItem(key) ?? first;
    } catch {
      return first;
    }
  },
  learn(code: string): void {
    try {
      localStorage.setItem(key, code);
    } catch {
      // The next visit starts with the first one again.
    }
  },
};
