import { module } from '../../platform/module/module.ts';
import { audit } from '../audit/module.ts';
import { identity } from '../identity/module.ts';
import { protection } from '../protection/module.ts';
import { createPromotions, promotionOfficeRoutes, promotionRoutes } from './index.ts';

export const promotions = module({
  name: 'promotions',
  needs: { audit, identity, protection },
  create: createPromotions,
  brings: (promotions, { identity, protection }) => ({
    calls: {
      promotions: promotionRoutes(promotions, identity.rankOf, protection.isExcluded),
      officePromotions: promotionOfficeRoutes(promotions),
    },
    jobs: [{ name: 'promotions.tidy_pictures', cron: '47 * * * *', work: promotions.tidyPictures }],
    pushes: (news) => ({
      PromotionsChanged: ({ ids }) => news.toAll('promotions.changed', { ids: [...ids] }),
    }),
  }),
});
