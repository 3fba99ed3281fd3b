import type { LayerSearch } from '../../parts/address/search.ts';

const openWithoutSession = new Set([
  '/login',
  '/register',
  '/register.html',
  '/external',
  '/helpmc',
  '/download',
  '/reset-password',
  // Who cannot log in must be able to say so.
  '/service',
]);

export interface Visitor {
  path: string;
  layers: LayerSearch;
  isIn: boolean;
  isTrial: boolean;
  /** The site shows nothing to guests (`loginedToHomePage`). */
  isGuarded: boolean;
}

export interface Gate {
  /** The page itself needs a session: the visitor is sent to `/login`. */
  sendToLogin: boolean;
  /** The dialog of log-in or registration, asked for or needed first. */
  auth: 'login' | 'register' | undefined;
  /** A trial account wants what only a real one has. */
  asksRealAccount: boolean;
  /** The member centre is open. */
  showsCentre: boolean;
  /** Nothing of the site but the dialogs is shown. */
  isAlone: boolean;
}

/** What a visitor may see of what the address asks for; what is missing is asked for, and the address keeps the wish. */
export function gateOf({ path, layers, isIn, isTrial, isGuarded }: Visitor): Gate {
  const isMember = isIn && !isTrial;
  const needsMember = layers.centre !== undefined || layers.modal === 'changePassModal';
  const byPath = path === '/login' ? 'login' : path.startsWith('/register') ? 'register' : undefined;
  const asked = layers.auth ?? byPath ?? (needsMember && !isIn ? 'login' : undefined);
  const auth = isMember ? undefined : asked;
  const isShut = isGuarded && !isIn;
  return {
    sendToLogin: isShut && !openWithoutSession.has(path),
    auth: isShut && !openWithoutSession.has(path) ? undefined : auth,
    asksRealAccount: isIn && isTrial && needsMember && auth === undefined,
    showsCentre: isMember && layers.centre !== undefined,
    isAlone: isShut && (byPath !== undefined || !openWithoutSession.has(path)),
  };
}
