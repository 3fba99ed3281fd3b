import { PromotionNotices } from '../../features/notices/PromotionNotices.tsx';
import { PromotionsPage } from '../../features/promotions/PromotionsPage.tsx';

/** What the house offers, with what its notices tell of it. */
export function PromotionsWithNotices() {
  return <PromotionsPage notices={<PromotionNotices />} />;
}
