import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { Alert, Anchor, Button, TextInput } from '@mantine/core';
import { IconKey, IconShieldCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import { client } from '../session/client.ts';
import { drawClientSeed, isSeedText } from './client-seed.ts';
import { Named } from './Named.tsx';
import classes from './panels.module.css';
import { useCall } from './use-call.ts';
import { verifyLink } from './verify-link.ts';

type Fairness = CallValue<typeof calls.play.fairness>;

/** The seeds: what we are bound to, what the player chooses, and what was revealed. */
export function FairPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('play');
  const fairness = useCall('fairness', () => client.call(calls.play.fairness));
  return (
    <ModalShell opened onClose={onClose} size={620} title={t('fair.title')} subtitle={t('fair.subtitle')}>
      <p className={classes.text}>{t('fair.how')}</p>
      {fairness.isPending ? <ListSkeleton rows={3} height={64} /> : null}
      {fairness.isError ? (
        <ErrorState message={fairness.error.message} onRetry={() => void fairness.refetch()} />
      ) : null}
      {fairness.data ? (
        <>
          <CurrentPair pair={fairness.data.current} />
          <NextPair key={fairness.data.nextCommitment} seeds={fairness.data} />
          <RevealedPairs pairs={fairness.data.revealed} />
        </>
      ) : null}
    </ModalShell>
  );
}

function CurrentPair({ pair }: { pair: Fairness['current'] }) {
  const { t } = useTranslation('play');
  return (
    <section className={classes.pair}>
      <h3 className={classes.heading}>{t('fair.current')}</h3>
      {pair === null ? (
        <p className={classes.hint}>{t('fair.currentNone')}</p>
      ) : (
        <>
          <Named name={t('fair.commitment')} value={pair.commitment} />
          <Named name={t('fair.clientSeed')} value={pair.clientSeed} />
          <div className={classes.field}>
            <span className={classes.fieldName}>{t('fair.nonce')}</span>
            <Figure>{pair.nonce}</Figure>
          </div>
        </>
      )}
    </section>
  );
}

/** The pair that comes next: our half is fixed and shown, the player's is theirs to choose. */
function NextPair({ seeds }: { seeds: Fairness }) {
  const { t } = useTranslation(['play', 'common']);
  const play = usePlayBase();
  const queries = useQueryClient();
  const { phase, autoplay, server } = usePlaySnapshot();
  // Never the one before: our half was drawn when that was known.
  const [seed, setSeed] = useState(drawClientSeed);
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const isValid = isSeedText(seed);
  const isPlaying = phase !== 'idle' || autoplay !== null;
  const rotate = async () => {
    setState({ isBusy: true, error: null });
    const body = { clientSeed: seed, nextCommitment: seeds.nextCommitment };
    const answer = await client.call(calls.play.rotateSeeds, { body });
    if (answer.ok) {
      const { current, nextCommitment } = answer.value;
      play.report({ server: { ...server, fairness: current, nextCommitment } });
    } else {
      setState({ isBusy: false, error: answer.message || t('common:network.unreachable') });
      if (answer.code !== 'seed.commitment_moved') return;
    }
    await queries.invalidateQueries({ queryKey: ['fairness'] });
  };
  return (
    <section className={classes.pair}>
      <h3 className={classes.heading}>{t('fair.next')}</h3>
      <Named name={t('fair.commitment')} value={seeds.nextCommitment} />
      <p className={classes.hint}>{t('fair.nextHint')}</p>
      <TextInput
        label={t('fair.clientSeed')}
        description={t('fair.clientSeedHint')}
        value={seed}
        onChange={(event) => setSeed(event.currentTarget.value)}
        error={isValid ? null : t('fair.clientSeedInvalid')}
        maxLength={64}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        data-testid="client-seed"
      />
      <Button
        leftSection={<IconKey size={18} />}
        loading={state.isBusy}
        disabled={!isValid || isPlaying}
        onClick={() => void rotate()}
        data-testid="rotate"
      >
        {t(seeds.current === null ? 'fair.begin' : 'fair.rotate')}
      </Button>
      <p className={classes.hint}>{isPlaying ? t('fair.busy') : t('fair.rotateHint')}</p>
      {state.error ? (
        <Alert color="coral" role="alert">
          {state.error}
        </Alert>
      ) : null}
    </section>
  );
}

function RevealedPairs({ pairs }: { pairs: Fairness['revealed'] }) {
  const { t } = useTranslation('play');
  const { server, lastRound } = usePlaySnapshot();
  /** The choice of the last round, where it is the pair's last one too. */
  const betOf = (pair: Fairness['revealed'][number]) => {
    const isLast = lastRound?.seedPairId === pair.id && lastRound.nonce === pair.rounds - 1;
    return isLast && lastRound.bet !== null ? { bet: JSON.stringify(lastRound.bet) } : {};
  };
  return (
    <section className={classes.pair}>
      <h3 className={classes.heading}>{t('fair.revealed')}</h3>
      {pairs.length === 0 ? <p className={classes.hint}>{t('fair.revealedNone')}</p> : null}
      {pairs.map((pair) => (
        <article key={pair.id} className={classes.revealed} data-testid="revealed-pair">
          <Named name={t('fair.serverSeed')} value={pair.serverSeed} />
          <Named name={t('fair.commitment')} value={pair.commitment} />
          <Named name={t('fair.clientSeed')} value={pair.clientSeed} />
          <p className={classes.hint}>
            {t('fair.rounds', { count: pair.rounds })}
            {pair.rounds > 0 ? (
              <Anchor
                className={classes.verify}
                target="_blank"
                rel="noopener"
                href={verifyLink({
                  game: server.game.gameId,
                  version: server.game.version,
                  serverSeed: pair.serverSeed,
                  commitment: pair.commitment,
                  clientSeed: pair.clientSeed,
                  nonce: pair.rounds - 1,
                  ...betOf(pair),
                })}
              >
                <IconShieldCheck size={16} aria-hidden="true" /> {t('fair.verify')}
              </Anchor>
            ) : null}
          </p>
        </article>
      ))}
      <Anchor href="/fair" target="_blank" rel="noopener">
        {t('fair.verifier')}
      </Anchor>
    </section>
  );
}
