import {
  type Refusal,
  refuse,
  type ServedFile,
  type ServedPicture,
  servedPictureTypes,
} from '@ikka/contract';
import type { ContentParts } from '../parts.ts';
import { isPictureFile, type KeptPicture } from './store.ts';

/** About what a telephone shows, for whoever reads no sources. */
const middlingWidth = 960;

const endingOf = (type: string): string => type.replace('image/', '.');
const addressOf = ({ name, type }: { readonly name: string; readonly type: string }): string =>
  `/wps/content/picture/${name}${endingOf(type)}`;

/** A kept picture with the addresses of its files. */
export function pictureOf({ picture, files }: KeptPicture): ServedPicture {
  const plain = files.filter(({ type }) => type === 'image/webp');
  const middling = plain.find(({ width }) => width >= middlingWidth) ?? plain.at(-1);
  if (middling === undefined) throw new Error(`picture ${picture.id} has no files`);
  return {
    id: picture.id,
    width: picture.width,
    height: picture.height,
    src: addressOf(middling),
    sources: servedPictureTypes.map((type) => ({
      type,
      srcset: files
        .filter((file) => file.type === type)
        .map((file) => `${addressOf(file)} ${file.width}w`)
        .join(', '),
    })),
  };
}

/** The bytes behind an address. Any other file of the house is unknown. */
export async function servePicture(
  { database, files }: ContentParts,
  address: string,
): Promise<ServedFile | Refusal<'file.unknown'>> {
  const [name = '', ending = ''] = address.split('.');
  const type = `image/${ending}`;
  const bytes = (await isPictureFile(database.db, name, type)) ? await files.read(name) : null;
  return bytes === null ? refuse('file.unknown') : { bytes, type, cache: 'forever' };
}
