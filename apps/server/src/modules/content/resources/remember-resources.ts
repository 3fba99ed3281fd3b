import type { SiteResource } from '@ikka/contract';
import type { ContentParts } from '../parts.ts';
import { readResources, siteResourceOf } from './resource.ts';

/** With what the site's status remembers of them. */
export type ResourceParts = ContentParts & { readonly forgetResources: () => Promise<void> };

const topic = 'content.resources';

/**
 * What is shown of the resources, read once and remembered: every page asks for it. A change in any process is heard by
 * all; what was read while one came is used once and not kept.
 */
export function rememberResources({ database, signals }: ContentParts) {
  let remembered: Promise<SiteResource[]> | null = null;
  const drop = () => {
    remembered = null;
  };
  signals.on(topic, drop);
  signals.onGap(drop);
  const read = async () =>
    (await readResources(database.db)).filter(({ isShown }) => isShown).map(siteResourceOf);
  return {
    read(): Promise<SiteResource[]> {
      if (remembered !== null) return remembered;
      const reading = read();
      remembered = reading;
      reading.catch(() => {
        if (remembered === reading) remembered = null;
      });
      return reading;
    },
    /** Forgets here and everywhere. */
    async forget(): Promise<void> {
      drop();
      await signals.publish(topic, {});
    },
  };
}

/** Lets every process read anew, and then tells open pages to ask. */
export async function tellResources({ facts, forgetResources }: ResourceParts): Promise<void> {
  await forgetResources();
  facts.publish('ContentChanged', { part: 'resources' });
}
