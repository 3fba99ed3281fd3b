import type { Client } from '@ikka/client';
import type { PlayedRound } from '@ikka/contract';
import type { Choice, GameStage } from '@ikka/stage-kit';
import type { FrameMessage } from '../session/frame-parent.ts';
import type { TabMemory } from '../session/tab-memory.ts';
import type { AutoplayEnd, AutoplayPlan } from './autoplay.ts';
import type { NumberFields } from './number-fields.ts';
import type { PlaySnapshot, ServerState } from './play-state.ts';

export interface PlayParts {
  readonly client: Pick<Client, 'call'>;
  readonly memory: TabMemory;
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly tell: (message: FrameMessage) => void;
}

/** What a play says to the stage of its game. */
export type StageView = Pick<GameStage, 'spin' | 'land' | 'stand' | 'cancel' | 'rest' | 'hurry' | 'setQuick'>;

/** One player at one game. All that happens goes through here; the HUD reads snapshots and sends wishes. */
export interface Play {
  snapshot(): PlaySnapshot;
  subscribe(listen: () => void): () => void;
  /** Changes what the stage or a panel reports; never money. */
  report(
    change: Partial<
      Pick<
        PlaySnapshot,
        'stageState' | 'freeSpin' | 'won' | 'isQuick' | 'prepared' | 'notice' | 'autoplayEnd' | 'server'
      >
    >,
  ): void;
  setStage(stage: StageView | null): void;
  /** Takes a stake that is offered; nothing happens for any other. */
  setStake(stake: bigint): void;
  /** The numbers that the player can type. */
  readonly numbers: NumberFields;
  /** Chooses for the next round. Nothing happens while one runs, or for a choice that the game does not know. */
  choose(choice: Choice): void;
  /** Begins the tally of this visit anew. */
  clearTally(): void;
  setFairness(seeds: Pick<ServerState, 'fairness' | 'nextCommitment'>): void;
  /**
   * Plays one round, or hurries the one that is being shown; takes in an open one the step that the picture has ready, or cashes it
   * out where it may be. Nothing while one is on its way, nor while a field holds what cannot be played.
   */
  spin(): void;
  /** Takes a step of the open round. Nothing while autoplay takes them. */
  act(action: unknown): void;
  startAutoplay(plan: AutoplayPlan): void;
  /** Ends autoplay after the round that is on the stage. */
  stopAutoplay(end: AutoplayEnd): void;
  replay(round: PlayedRound): void;
  /** Reads the server's word again, as after a pause. */
  refresh(): Promise<void>;
  /** A sign of life, to be given once a minute: the time that is limited runs by it. */
  beat(): Promise<void>;
  close(): void;
}

/** For so long a player sees what came of the last round that he could end, before the page closes. */
export const lastShownMs = 4_000;

/** Whether an answer closes play and leaves what was begun to its player. */
export const closesPlay = (code: string): boolean => code.startsWith('protection.');

/** Answers after which the play session is over. */
export const ending = new Set([
  'play.session_required',
  'session.required',
  'member.suspended',
  'protection.excluded',
  'protection.time_used_up',
]);
