import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverProgram } from '@ikka/server/program';
import { freePort } from '@ikka/test-kit';
import { fastPlay, openTrialPlay, STAKE } from '../../tools/bench/open-play.ts';

/** What is killed and started again under load, seen from outside: a program that takes bets on one port. */
export interface VictimKind {
  readonly program: string;
  readonly stake: string;
  /** Tables that must be there before the first start, as SQL; settings of the house. */
  readonly settings: readonly [key: string, value: string][];
  /** Tokens of this many players, each of whom plays alone. */
  openPlayers(address: string, count: number): Promise<string[]>;
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const victims: Readonly<Record<'ledger' | 'server', VictimKind>> = {
  ledger: {
    program: pathOf('./victim-ledger.ts'),
    stake: '2500',
    settings: [],
    openPlayers: async (address, count) => {
      const members = Array.from({ length: count }, (_, index) => String(index + 1));
      for (const member of members) {
        await fetch(`${address}open`, { method: 'POST', headers: { Authorization: `Bearer ${member}` } });
      }
      return members;
    },
  },
  server: {
    program: (await serverProgram()).script,
    stake: STAKE,
    settings: fastPlay,
    openPlayers: (address, count) => Promise.all(Array.from({ length: count }, () => openTrialPlay(address))),
  },
};

/** One program that runs, dies and runs again, always at the same address. */
export class Victim {
  readonly address: string;
  readonly #kind: VictimKind;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #firstPassword: string | null = null;

  private constructor(kind: VictimKind, folder: string, port: number, environment: NodeJS.ProcessEnv) {
    this.#kind = kind;
    this.#folder = folder;
    this.#environment = environment;
    this.address = `http://127.0.0.1:${port}/`;
  }

  /** Several may be started in one folder: then they are processes of one house. */
  static async start(kind: VictimKind, folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Victim> {
    const victim = new Victim(kind, folder, Number(environment.PORT ?? (await freePort())), environment);
    await victim.start();
    return victim;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#kind.program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...this.#environment,
        PORT: new URL(this.address).port,
        DATA_DIR: this.#folder,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'silent',
      },
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk;
        this.#firstPassword ??= /one-time password (\S+)/.exec(said)?.[1] ?? null;
        if (said.includes('Site')) resolve();
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`the victim ended by itself: ${code ?? signal}`)),
      );
    });
  }

  /** Ends it as a power cut would, and starts it again. */
  async killAndRestart(): Promise<void> {
    await this.#end('SIGKILL');
    await this.start();
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Without a slash at its end. */
  get url(): string {
    return this.address.replace(/\/$/, '');
  }

  /** The first operator's one-time password, where this process was the one to make him. */
  get firstPassword(): string | null {
    return this.#firstPassword;
  }

  /** Whether it died without being killed. */
  get hasFallen(): boolean {
    return this.#child?.exitCode !== null || this.#child?.signalCode !== null;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
