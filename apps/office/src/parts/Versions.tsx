import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { ListSkeleton } from '@ikka/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/use-call.ts';
import { Instant } from './Instant.tsx';
import { Loaded } from './Loaded.tsx';
import { Panel } from './Panel.tsx';
import classes from './Versions.module.css';

interface Version {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

type VersionOf<C extends Call> = CallValue<C> extends readonly (infer One)[] ? One : never;

/** What published words said before the version that holds now. */
export function Versions<C extends Call>({
  title,
  nameOf,
  call,
  request,
  before,
  children,
}: {
  title: string;
  nameOf: (version: string) => string;
  /** Answers every version. */
  call: C;
  request: CallRequest<C>;
  before: number;
  children: (one: VersionOf<C>) => ReactNode;
}) {
  const query = useRead(call, request);
  return (
    <Panel title={title}>
      <Loaded query={query} skeleton={<ListSkeleton rows={before - 1} height={40} />}>
        {(versions) =>
          (versions as readonly (VersionOf<C> & Version)[])
            .filter(({ version }) => version < before)
            .map((one) => (
              <EarlierVersion key={one.version} {...one} name={nameOf(String(one.version))}>
                {children(one)}
              </EarlierVersion>
            ))
        }
      </Loaded>
    </Panel>
  );
}

/** A version from before: who published it and when, then what it said; one is open at a time. */
export function EarlierVersion({
  name,
  publishedAt,
  publishedBy,
  children,
}: {
  name: string;
  publishedAt: string | null;
  publishedBy: string;
  children: ReactNode;
}) {
  return (
    <details name="version" className={classes.version}>
      <summary>
        <span>{name}</span>
        <Instant at={publishedAt} />
        <bdi>{publishedBy}</bdi>
      </summary>
      {children}
    </details>
  );
}
