import { cleanHtml } from '../content/index.ts';
import { arrangePromotions } from './arrange-promotions.ts';
import type { Author, PromotionParts } from './parts.ts';
import { type InBoth, type Promotion, promotionOf, type Viewer } from './promotion.ts';
import { publishPromotion } from './publish-promotion.ts';
import {
  listPromotions,
  readPromotion,
  readVersions,
  servePicture,
  writtenVersions,
} from './read-promotions.ts';
import { allPromotions } from './store.ts';
import { tidyPictures } from './tidy-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

export { promotionOfficeRoutes } from './office-routes.ts';
export type { Promotion, PromotionWords } from './promotion.ts';
export type { Card } from './read-promotions.ts';
export { promotionRoutes } from './routes.ts';

/** The pages on which the house says what it offers. */
export interface Promotions {
  list(viewer: Viewer, wish: Parameters<typeof listPromotions>[2]): ReturnType<typeof listPromotions>;
  read(id: string, viewer: Viewer): ReturnType<typeof readPromotion>;
  versions(id: string, viewer: Viewer): ReturnType<typeof readVersions>;
  picture(file: string): ReturnType<typeof servePicture>;
  /** Every promotion as it was written, hidden ones too: for operators. */
  listWritten(): Promise<Promotion[]>;
  writtenVersions(id: string): ReturnType<typeof writtenVersions>;
  /** What visitors would read of an editor's HTML. */
  preview(html: InBoth): InBoth;
  publish(wish: Parameters<typeof publishPromotion>[1], by: Author): ReturnType<typeof publishPromotion>;
  arrange(wish: Parameters<typeof arrangePromotions>[1], by: Author): ReturnType<typeof arrangePromotions>;
  uploadPicture(upload: Uint8Array, by: Author): ReturnType<typeof uploadPicture>;
  /** Forgets pictures that were never published; a job. Answers how many files went. */
  tidyPictures(): Promise<number>;
}

export function createPromotions(parts: PromotionParts): Promotions {
  return {
    list: (viewer, wish) => listPromotions(parts, viewer, wish),
    read: (id, viewer) => readPromotion(parts, id, viewer),
    versions: (id, viewer) => readVersions(parts, id, viewer),
    picture: (file) => servePicture(parts, file),
    async listWritten() {
      const now = parts.clock.now();
      return (await allPromotions(parts.database.db)).map((one) => promotionOf(one, now));
    },
    writtenVersions: (id) => writtenVersions(parts, id),
    preview: (html) => ({ EN: cleanHtml(html.EN), UR: cleanHtml(html.UR) }),
    publish: (wish, by) => publishPromotion(parts, wish, by),
    arrange: (wish, by) => arrangePromotions(parts, wish, by),
    uploadPicture: (upload, by) => uploadPicture(parts, upload, by),
    tidyPictures: () => tidyPictures(parts),
  };
}
