import type { Clock } from '../../../platform/clock.ts';
import type { Gauge } from '../../../platform/gauge.ts';
import type { Feeds } from './feeds.ts';

/** What each feed has been through in this process, and how long it has been silent. */
export const feedGauge = ({ report }: Pick<Feeds, 'report'>, clock: Clock): Gauge => ({
  name: 'ikka_sports_feed',
  help: 'Figures of each feed of sports in this process; silent_seconds where it leads',
  labels: ['feed', 'figure'],
  read: () =>
    report().flatMap(({ provider, figures: { isLeading, heardAt, ...counts } }) => {
      const silentMs = isLeading && heardAt !== null ? clock.now().getTime() - heardAt.getTime() : null;
      const figures = {
        ...counts,
        leading: Number(isLeading),
        ...(silentMs === null ? {} : { silent_seconds: silentMs / 1000 }),
      };
      return Object.entries(figures).map(([figure, value]) => ({
        labels: { feed: provider, figure },
        value,
      }));
    }),
});
