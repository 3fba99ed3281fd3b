import type { Bus } from '../bus.ts';
import type { AllHandlers } from '../calls.ts';
import type { FactName } from '../facts.ts';
import type { Gauge } from '../gauge.ts';
import type { Job } from '../jobs.ts';
import type { News } from '../news.ts';
import type { RawRoute } from '../raw-route.ts';
import { answersOf } from './answers.ts';
import { openFills } from './fills.ts';
import type { Foundation } from './foundation.ts';
import type { Brings, Given, Hears, Module, Needs } from './module.ts';

/** The modules, level by level; a module needs those of earlier levels only. */
export type Levels = readonly (readonly Module[])[];

/** All modules, made and put together. */
export interface House {
  /** What somebody outside of the modules needs of them. */
  give<N extends Needs>(needs: N): Given<N>;
  readonly handlers: AllHandlers;
  readonly rawRoutes: readonly RawRoute[];
  readonly jobs: readonly Job[];
  readonly gauges: readonly Gauge[];
  /** Tells pages what this process alone comes to know. */
  tellPages(news: News): void;
  /** Tells this process's own pages what every process comes to know. */
  tellOwnPages(news: News): void;
  join(bus: Bus, options: { readonly keepsRooms: boolean }): Promise<void>;
  beforeJobs(): Promise<void>;
  /** What is said at the start. */
  greet(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Makes every module, lower ones first, and binds what each brings. A need of a level that is not lower, a port that is filled by
 * nobody or twice, two modules of one name, two answers to one call: each stops the start.
 */
export async function makeModules(levels: Levels, foundation: Foundation): Promise<House> {
  const fills = openFills();
  const faces = new Map<Module, unknown>();
  const brought: Brings[] = [];
  const give = <N extends Needs>(who: string, needs: N, known: ReadonlySet<Module>): Given<N> => {
    const given = Object.entries(needs).map(([name, need]) => {
      if (need.kind !== 'module') return [name, fills.ask(who, need)];
      if (!known.has(need)) throw new Error(`${who} needs ${need.name}, which is in no lower level`);
      return [name, faces.get(need)];
    });
    return Object.fromEntries(given) as Given<N>;
  };

  for (const level of levels) {
    const below = new Set(faces.keys());
    for (const module of level) {
      if ([...faces.keys()].some(({ name }) => name === module.name))
        throw new Error(`two modules are called ${module.name}`);
      const given = give(module.name, module.needs, below);
      const { face, brings } = await module.make({ ...foundation, ...given });
      faces.set(module, face);
      brought.push(brings);
      for (const one of brings.fills ?? []) fills.take(module.name, one);
    }
  }
  fills.complete();

  const { facts } = foundation;
  const listen = (hears: Hears): void => {
    for (const name of Object.keys(hears) as FactName[]) hear(name, hears);
  };
  const hear = <Name extends FactName>(name: Name, hears: Hears): void => {
    const listener: Hears[Name] = hears[name];
    if (listener) facts.on(name, async (fact) => void (await listener(fact)));
  };
  for (const { hears } of brought) if (hears) listen(hears);

  return {
    give: (needs) => give('the program', needs, new Set(faces.keys())),
    handlers: answersOf(brought),
    rawRoutes: brought.flatMap(({ rawRoutes = [] }) => rawRoutes),
    jobs: brought.flatMap(({ jobs = [] }) => jobs),
    gauges: brought.flatMap(({ gauges = [] }) => gauges),
    tellPages(news) {
      for (const { pushes } of brought) if (pushes) listen(pushes(news));
    },
    tellOwnPages(news) {
      for (const { pushesToOwnPages: pushes } of brought) if (pushes) listen(pushes(news));
    },
    async join(bus, options) {
      for (const { join } of brought) await join?.(bus, options);
    },
    async beforeJobs() {
      for (const { beforeJobs } of brought) await beforeJobs?.();
    },
    async greet() {
      const lines: string[] = [];
      for (const { greet } of brought) lines.push(...((await greet?.()) ?? []));
      return lines;
    },
    async close() {
      for (const { close } of brought.toReversed()) await close?.();
    },
  };
}
