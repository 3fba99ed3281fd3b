import type { HelpKind, LanguageCode } from '@ikka/contract';
import type { StoredHelp, StoredHelpVersion } from './store.ts';

type InBoth = Readonly<Record<LanguageCode, string>>;

/** An item of the help centre with the words in force. */
export interface HelpItem {
  readonly key: string;
  readonly kind: HelpKind;
  readonly title: InBoth;
  /** Safe, with its places open. */
  readonly html: InBoth;
  readonly inFooter: boolean;
  readonly isShown: boolean;
  readonly version: number;
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

export interface HelpVersion {
  readonly version: number;
  readonly title: InBoth;
  readonly html: InBoth;
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

/** Where an item stands among the others, and where it is seen. */
export interface HelpPlace {
  readonly key: string;
  readonly inFooter: boolean;
  readonly isShown: boolean;
}

export function helpItemOf({ item, version }: StoredHelp): HelpItem {
  return {
    key: item.key,
    kind: item.kind as HelpKind,
    inFooter: item.inFooter,
    isShown: item.isShown,
    ...helpVersionOf(version),
  };
}

export function helpVersionOf(stored: StoredHelpVersion): HelpVersion {
  return {
    version: stored.version,
    title: stored.title,
    html: stored.html,
    publishedBy: stored.publishedBy,
    publishedAt: stored.publishedAt,
  };
}

export const placeOf = ({ key, inFooter, isShown }: HelpPlace): HelpPlace => ({ key, inFooter, isShown });
