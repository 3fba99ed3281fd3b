import type { PlayedRound } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './panels.module.css';
import { verifyLink } from './verify-link.ts';

interface VerifyActionProps {
  readonly round: PlayedRound;
  /** What the round was drawn from; absent while that is not revealed. */
  readonly seeds:
    | { readonly serverSeed: string; readonly commitment: string; readonly clientSeed: string }
    | undefined;
  /** When the round can be verified, while it cannot. */
  readonly later: string;
}

/** Opens the verifier with a round, once its seeds are revealed. */
export function VerifyAction({ round, seeds, later }: VerifyActionProps) {
  const { t } = useTranslation('play');
  const { server } = usePlaySnapshot();
  if (seeds === undefined) {
    return (
      <span className={classes.locked} title={later}>
        <IconShieldLock size={18} aria-hidden="true" />
        <span className={classes.spoken}>{later}</span>
      </span>
    );
  }
  const { serverSeed, commitment, clientSeed } = seeds;
  return (
    <ActionIcon
      component="a"
      variant="default"
      size={38}
      target="_blank"
      rel="noopener"
      href={verifyLink({
        game: server.game.gameId,
        version: round.gameVersion,
        serverSeed,
        commitment,
        clientSeed,
        nonce: round.nonce,
        ...(round.bet === null ? {} : { bet: JSON.stringify(round.bet) }),
        stake: round.stake,
        booked: round.payout,
        currency: round.currency,
      })}
      aria-label={t('history.verify')}
      title={t('history.verify')}
    >
      <IconShieldCheck size={18} />
    </ActionIcon>
  );
}
