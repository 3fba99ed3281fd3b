import { type CallAnswer, type calls, isRefusal } from '@ikka/contract';
import type { Handlers, OperatorSession } from '../../platform/calls.ts';
import type { Promotions } from './index.ts';
import type { Promotion, PromotionWords } from './promotion.ts';

type OfficeCalls = (typeof calls)['officePromotions'];
type Row = CallAnswer<OfficeCalls['officePublishPromotion']>;

const by = ({ operator, ip }: { readonly operator: OperatorSession; readonly ip: string }) => ({
  username: operator.username,
  ip,
});
const instant = (text: string | null) => (text === null ? null : new Date(text));

export function promotionOfficeRoutes(promotions: Promotions): Handlers<OfficeCalls> {
  return {
    officePromotions: async () => ({ promotions: (await promotions.listWritten()).map(rowOf) }),
    async officePromotionVersions({ params }) {
      const versions = await promotions.writtenVersions(params.id);
      return isRefusal(versions) ? versions : versions.map(wordsOf);
    },
    officePreviewPromotion: ({ body }) => ({
      html: promotions.preview(body.html),
      terms: promotions.preview(body.terms),
    }),
    officeUploadPromotionPicture: ({ upload }, caller) => promotions.uploadPicture(upload, by(caller)),
    async officePublishPromotion({ params, body }, caller) {
      const { from, until, ...wish } = body;
      const published = await promotions.publish(
        { ...wish, id: params.id, from: instant(from), until: instant(until) },
        by(caller),
      );
      return isRefusal(published) ? published : rowOf(published);
    },
    async officeArrangePromotions({ body }, caller) {
      const arranged = await promotions.arrange(body, by(caller));
      return isRefusal(arranged) ? arranged : { promotions: arranged.map(rowOf) };
    },
  };
}

const rowOf = ({ id, isShown, state, ...words }: Promotion): Row => ({
  id,
  isShown,
  state,
  ...wordsOf(words),
});

const wordsOf = (words: PromotionWords) => ({
  ...words,
  from: words.from.toISOString(),
  until: words.until?.toISOString() ?? null,
  publishedAt: words.publishedAt.toISOString(),
});
