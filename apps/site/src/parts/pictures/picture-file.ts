/** The kinds of pictures that may be uploaded, as the file chooser of a browser reads them. */
export const pictureTypes = 'image/png,image/jpeg';

/** What is wrong with a picture before it is sent; null where nothing is. The server judges by the bytes themselves. */
export function refusedPicture(
  file: { type: string; size: number },
  maxBytes: number,
): 'type' | 'size' | 'empty' | null {
  if (!pictureTypes.split(',').includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/** A size as people say it: whole megabytes where it is one or more, else kilobytes. */
export function megabytes(bytes: number): string {
  return bytes >= 1_048_576 ? `${Math.floor(bytes / 104_857.6) / 10} MB` : `${Math.ceil(bytes / 1_024)} kB`;
}
