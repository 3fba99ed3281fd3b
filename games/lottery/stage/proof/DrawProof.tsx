import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import type { ShapeCode } from '../../rules/index.ts';
import classes from './DrawProof.module.css';
import { type DrawSeeds, verifyDraw } from './verify-draw.ts';

/** What a draw of the house followed from, recomputed here. */
export function DrawProof({ shape, seeds }: { shape: ShapeCode; seeds: DrawSeeds }) {
  const { t } = useTranslation('lotteryDesk');
  const isRight = verifyDraw(shape, seeds);
  return (
    <div className={classes.proof}>
      <p>{t('proofHint')}</p>
      <dl>
        <div>
          <dt>{t('commitment')}</dt>
          <dd>
            <Code value={seeds.commitment} />
          </dd>
        </div>
        <div>
          <dt>{t('salt')}</dt>
          <dd>
            <Code value={seeds.clientSeed} />
          </dd>
        </div>
        <div>
          <dt>{t('seed')}</dt>
          <dd>{seeds.serverSeed === null ? t('notYet') : <Code value={seeds.serverSeed} />}</dd>
        </div>
      </dl>
      {isRight === null ? null : (
        <p className={classes.verdict} data-testid="proof" data-right={isRight} role="status">
          {t(isRight ? 'matches' : 'differs')}
        </p>
      )}
    </div>
  );
}
