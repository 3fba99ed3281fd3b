import type { Bus } from '../bus.ts';
import type { AllHandlers } from '../calls.ts';
import type { FactName, Facts } from '../facts.ts';
import type { Gauge } from '../gauge.ts';
import type { Job } from '../jobs.ts';
import type { News } from '../news.ts';
import type { RawRoute } from '../raw-route.ts';
import type { Foundation } from './foundation.ts';
import type { Collection, Fill, Port } from './port.ts';

/** What a module asks for: modules of lower levels, ports that higher ones fill, collections to which others add. */
export type Needs = { readonly [name: string]: Module | Port | Collection };

/** What it gets for them. */
export type Given<N extends Needs> = {
  readonly [Name in keyof N]: N[Name] extends Module<infer Face>
    ? Face
    : N[Name] extends Port<infer Fn>
      ? Fn
      : N[Name] extends Collection<infer Item>
        ? () => readonly Item[]
        : never;
};

/** Handlers of some calls of the contract. */
export type SomeHandlers = { readonly [Group in keyof AllHandlers]?: Partial<AllHandlers[Group]> };

/** Who hears which facts. */
export type Hears = { readonly [Name in FactName]?: (fact: Facts[Name]) => unknown };

/** What a module brings to the house besides its face. */
export interface Brings<Calls extends SomeHandlers = SomeHandlers> {
  /** Answers to calls of the contract, by its groups; a call that nobody answers does not compile. */
  readonly calls?: Calls;
  /** Requests that no call of the contract describes. */
  readonly rawRoutes?: readonly RawRoute[];
  /** What happens by the clock, in processes with the role `jobs`. */
  readonly jobs?: readonly Job[];
  /** What has to be there before the first visitor: once, in processes with the role `jobs`. */
  readonly beforeJobs?: () => Promise<void>;
  /** What it shows of itself in the process's figures. */
  readonly gauges?: readonly Gauge[];
  /** Facts that it listens to; in each process those that were published there. */
  readonly hears?: Hears;
  /** What pages are told of facts that one process alone comes to know, whatever its roles. */
  readonly pushes?: (news: News) => Hears;
  /** What pages are told of facts that are published in every process: each tells its own pages. */
  readonly pushesToOwnPages?: (news: News) => Hears;
  /** What modules below get of this one. */
  readonly fills?: readonly Fill[];
  /** Speaks with the same module of other processes; `keepsRooms` where the process has the role `rooms`. */
  readonly join?: (bus: Bus, options: { readonly keepsRooms: boolean }) => Promise<void>;
  /** Lines for whoever starts the program; asked once, before it listens. */
  readonly greet?: () => Promise<readonly string[]>;
  /** Finishes what is in flight and lets go of what it holds; higher modules first. */
  readonly close?: () => Promise<void>;
}

export interface Made<Face, Calls extends SomeHandlers> {
  readonly face: Face;
  readonly brings: Brings<Calls>;
}

/** A module as the list of all of them knows it. */
export interface Module<Face = unknown, Calls extends SomeHandlers = SomeHandlers> {
  readonly kind: 'module';
  readonly name: string;
  readonly needs: Needs;
  make(parts: Foundation & Readonly<Record<string, unknown>>): Promise<Made<Face, Calls>>;
}

interface ModuleSpec<N extends Needs, Face, Calls extends SomeHandlers> {
  /** The name of its folder. */
  readonly name: string;
  readonly needs: N;
  /** Makes its face: what other modules see of it. */
  create(parts: Foundation & Given<N>): Face | Promise<Face>;
  brings?(face: Face, parts: Foundation & Given<N>): Brings<Calls>;
}

/** Describes a module: the one file of its folder, beside `index.ts`, that others find by itself. */
export function module<const N extends Needs, Face, const Calls extends SomeHandlers = Record<never, never>>(
  spec: ModuleSpec<N, Face, Calls>,
): Module<Face, Calls> {
  return {
    kind: 'module',
    name: spec.name,
    needs: spec.needs,
    async make(parts) {
      // Whoever makes it hands over what its needs name; this is the one place that takes his word for it.
      const given = parts as unknown as Foundation & Given<N>;
      const face = await spec.create(given);
      return { face, brings: spec.brings?.(face, given) ?? {} };
    },
  };
}
