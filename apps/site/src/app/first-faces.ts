/** The faces of the first view by language; `boot.js` has them fetched beside the scripts. */
const faces: Readonly<Record<string, readonly string[]>> = {
  en: ['1em "Fraunces Variable"', '1em "Inter Variable"'],
  ur: ['600 1em "Noto Nastaliq Urdu"', '1em "Noto Sans Arabic Variable"'],
};
const sample: Readonly<Record<string, string>> = { en: 'Ikka', ur: 'اِکّا' };
/** On a line that is slower than this, words come in another face first. */
const patienceMs = 3_000;

/** Resolves when the words of the first view can be drawn in their own faces, so that they do not move once they are read. */
export async function firstFaces(page: Document = document): Promise<void> {
  const { lang } = page.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  const loaded = (faces[lang] ?? []).map((face) => page.fonts.load(face, sample[lang]));
  await Promise.race([Promise.allSettled(loaded), tooLong]);
  clearTimeout(timer);
}
