export const systems = ['android', 'ios', 'desktop'] as const;
export type System = (typeof systems)[number];

/** The system of a visitor, by what the browser says of itself; an iPad calls itself a Mac with fingers. */
export function systemOf(userAgent: string, touchPoints: number): System {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}

/** The system that an address names (`/down#ios`); undefined for none. */
export function systemNamed(hash: string): System | undefined {
  return systems.find((system) => system === hash);
}
