const key = 'ikka.username';

/** The username of the last login that asked to be remembered on this device; '' without one. A password never is. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function rememberUsername(username: string): void {
  try {
    localStorage.setItem(key, username);
  } catch {
    // A browser that forbids storage asks for the name again.
  }
}

export function forgetUsername(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
