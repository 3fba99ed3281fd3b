import { sentText } from './wire.ts';

/** A part of the server's own that no link of a page may lead to: calls, the office, the documentation. */
const notForVisitors =
  /^\/(wps|lgw|lotto|office|play|vendor|docs|matchmake|metrics|healthz|readyz|\.well-known)(\/|$|[?#])/;
const ownPage = /^\/(?![/\\])[^\s\\<>"]*$/;

/** Whether an address is a page of this site: one slash, then no second one, and nothing that only programs ask for. */
const isOwnPage = (address: string): boolean => ownPage.test(address) && !notForVisitors.test(address);

function isSecureAddress(address: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(address);
    return (
      protocol === 'https:' &&
      username === '' &&
      password === '' &&
      hostname.includes('.') &&
      !/\s/.test(address)
    );
  } catch {
    return false;
  }
}

const address = sentText.trim().max(500);

/** Where something that an operator enters may lead: a page of this site, elsewhere by https alone, or nowhere. */
export const linkTargetOrNone = address.refine(
  (text) => text === '' || isOwnPage(text) || isSecureAddress(text),
);

const mail = /^mailto:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const telephone = /^tel:\+?[0-9]{5,20}$/;

/** A page of this site, elsewhere by https alone, or a way to write or to call. */
export const contactTarget = address.refine(
  (text) => isOwnPage(text) || isSecureAddress(text) || mail.test(text) || telephone.test(text),
);
