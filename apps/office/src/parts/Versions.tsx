import { ListSkeleton } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '../api/office-client.ts';
import { Instant } from './Instant.tsx';
import { Loaded } from './Loaded.tsx';
import { Panel } from './Panel.tsx';
import classes from './Versions.module.css';

interface Version {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** What published words said before the version that holds now, who published them and when; one is open at a time. */
export function Versions<One extends Version>({
  title,
  nameOf,
  query,
  before,
  children,
}: {
  title: string;
  nameOf: (version: string) => string;
  query: UseQueryResult<readonly One[], CallFailed>;
  before: number;
  children: (one: One) => ReactNode;
}) {
  return (
    <Panel title={title}>
      <Loaded query={query} skeleton={<ListSkeleton rows={before - 1} height={40} />}>
        {(versions) =>
          versions
            .filter(({ version }) => version < before)
            .map((one) => (
              <details key={one.version} name="version" className={classes.version}>
                <summary>
                  <span>{nameOf(String(one.version))}</span>
                  <Instant at={one.publishedAt} />
                  <bdi>{one.publishedBy}</bdi>
                </summary>
                {children(one)}
              </details>
            ))
        }
      </Loaded>
    </Panel>
  );
}
