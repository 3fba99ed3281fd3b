import type { PromotionCard } from '@ikka/contract';
import { Jali } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { PromotionTags } from './PromotionTags.tsx';
import classes from './PromotionTile.module.css';
import { PromotionTime } from './PromotionTime.tsx';

/** A promotion in the list: the whole of it leads to its page. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
  const { id, title, summary, picture, state, until } = promotion;
  return (
    <li className={classes.tile} data-over={state === 'ended' || undefined}>
      <div className={classes.picture}>
        {picture ? (
          <img src={picture.small} alt="" loading="lazy" decoding="async" />
        ) : (
          <>
            <Jali />
            <img src="/art/hero-promotions.webp" alt="" width={96} height={96} loading="lazy" data-own />
          </>
        )}
      </div>
      <div className={classes.words}>
        <PromotionTags {...promotion} />
        <h2 className={classes.title}>
          <Link to="/promoDetail" search={{ id }} className={classes.link}>
            {title}
          </Link>
        </h2>
        <p className={classes.summary}>{summary}</p>
        <p className={classes.time}>
          <PromotionTime state={state} until={until} />
        </p>
      </div>
    </li>
  );
}
