import { Assets, Spritesheet, type SpritesheetData, Texture } from 'pixi.js';

const ATTEMPTS = 3;

async function loadOne(url: string): Promise<Texture> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await Assets.load<Texture>({ src: url, parser: 'texture' });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await Assets.unload(url).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
    }
  }
}

/**
 * Loads pictures by name, telling how much is done (0..1). A picture that fails is asked for again; the third failure
 * throws. Textures are cached by address, so a second stage starts at once.
 */
export async function loadTextures<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  onProgress: (done: number) => void,
): Promise<Record<Name, Texture>> {
  const entries = Object.entries(addresses) as [Name, string][];
  let loaded = 0;
  const textures = await Promise.all(
    entries.map(async ([name, url]) => {
      const texture = await loadOne(url);
      loaded++;
      onProgress(loaded / entries.length);
      return [name, texture] as const;
    }),
  );
  return Object.fromEntries(textures) as Record<Name, Texture>;
}

/** Cuts an atlas into its frames. A name that the atlas does not have is a bug and throws. */
export async function cutAtlas(
  texture: Texture,
  atlas: SpritesheetData,
): Promise<(frame: string) => Texture> {
  const sheet = new Spritesheet(texture, atlas);
  await sheet.parse();
  return (frame) => {
    const found = sheet.textures[frame];
    if (!(found instanceof Texture)) throw new Error(`the atlas has no frame "${frame}"`);
    return found;
  };
}
