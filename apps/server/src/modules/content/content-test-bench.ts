import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, type Refusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import sharp from 'sharp';
import { connect, type Database } from '../../platform/database/index.ts';
import type { FactName, Facts } from '../../platform/facts.ts';
import { createFolderStore, type FileStore } from '../../platform/files.ts';
import type { Signals } from '../../platform/signals.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { type Content, createContent } from './index.ts';

export const saira = { username: 'saira', ip: '198.51.100.4' };
export const bilal = { username: 'bilal', ip: '198.51.100.5' };

/** Settings of a site that uses every kind of announcement. */
const settings = {
  get: (key: string) => (key === 'site.announcement_types' ? ['B', 'PL', 'PU', 'PR', 'H'] : 'B'),
} as never;

/** The module in two processes on one real database, with one clock and one folder. */
export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly files: FileStore;
  readonly one: Content;
  readonly two: Content;
  /** What both told, in its order. */
  readonly told: { name: FactName; fact: Facts[FactName] }[];
  /** What the audit holds of a subject, oldest first. */
  actions(subject: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Carries signals between the contents of one test at once. */
export function signalsOfTest(): Pick<Signals, 'publish' | 'on' | 'onGap'> {
  const listeners: { topic: string; hear: (payload: unknown) => void }[] = [];
  return {
    async publish(topic, payload) {
      for (const { hear } of listeners.filter((one) => one.topic === topic)) hear(payload);
    },
    on: (topic, hear) => void listeners.push({ topic, hear }),
    onGap: () => undefined,
  };
}

export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'content'] });
  const clock = fakeClock();
  const folder = await mkdtemp(join(tmpdir(), 'ikka-content-'));
  const files = createFolderStore(folder);
  const told: Bench['told'] = [];
  const signals = signalsOfTest();
  const databases: Database[] = [];
  const process = (): Content => {
    const database = connect(test.url, { max: 10 });
    databases.push(database);
    return createContent({
      database,
      clock,
      settings,
      audit: createAudit({ database, clock }),
      facts: { publish: (name, fact) => void told.push({ name, fact }) },
      signals,
      files,
    });
  };
  const audit = createAudit({ database: test.database, clock });
  return {
    test,
    clock,
    audit,
    files,
    told,
    one: process(),
    two: process(),
    async actions(subject) {
      const { entries } = await audit.find({ subject }, { limit: 100, offset: 0 });
      return entries.map(({ action, actor }) => `${action} ${actor}`).reverse();
    },
    async close() {
      await Promise.all(databases.map((database) => database.close()));
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What an operation answered; a refusal fails the test with its code. */
export function answered<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer as T;
}

/** A plain picture, of another content for each colour. */
export function plainPicture(colour: string, width = 1200, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
