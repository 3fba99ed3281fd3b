import type { ResourceType, SiteResource } from '@ikka/contract';
import { type Language, textIn } from '@ikka/i18n';

/** Something that the site refers to, as a page shows it. */
export interface Reference {
  readonly key: string;
  readonly label: string;
  readonly url: string;
  /** What its QR code says, complete with the origin; empty for none. */
  readonly qr: string;
  readonly picture: SiteResource['picture'];
}

/** What the operator refers visitors to under one type, in its order and in the language of the page. */
export function referencesOf(
  resources: readonly SiteResource[],
  types: readonly ResourceType[],
  language: Language,
  origin: string,
): readonly Reference[] {
  return types.flatMap((type) =>
    resources
      .filter(({ resourceType }) => resourceType === type)
      .map((resource, place) => ({
        key: `${type}-${place}-${resource.url}`,
        label: textIn({ EN: resource.labelNameEn, UR: resource.labelNameUr }, language),
        url: resource.url,
        qr: resource.qrCodeUrl.startsWith('/') ? origin + resource.qrCodeUrl : resource.qrCodeUrl,
        picture: resource.picture,
      })),
  );
}

const houses = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  messenger: ['m.me', 'messenger.com'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  tiktok: ['tiktok.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;

export type SocialHouse = keyof typeof houses;

/** Whose place an address leads to, so that its sign can be shown; `null` for one that has none here. */
export function socialHouseOf(url: string): SocialHouse | null {
  let host: string;
  try {
    host = new URL(url).hostname;
  } catch {
    return null;
  }
  const found = (Object.keys(houses) as SocialHouse[]).find((house) =>
    houses[house].some((name) => host === name || host.endsWith(`.${name}`)),
  );
  return found ?? null;
}
