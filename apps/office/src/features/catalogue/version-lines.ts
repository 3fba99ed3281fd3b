import type { CallValue, calls } from '@ikka/contract';

type Version = CallValue<typeof calls.officeCatalogue.officeGame>['versions'][number];
type Measured = CallValue<typeof calls.officeReturns.officeReturns>['versions'][number];

/** A version of a game in one money; `measured` is null where nothing was played with it. */
export interface VersionLine {
  readonly version: string;
  readonly isCurrent: boolean;
  readonly measured: Measured | null;
}

/** Every version that there is, with what was measured of it in each money; those too that are known by their rounds alone. */
export function versionLines(
  versions: readonly Version[],
  measured: readonly Measured[],
): readonly VersionLine[] {
  const lines = versions.flatMap(({ version, isCurrent }): VersionLine[] => {
    const own = measured.filter((row) => row.version === version);
    return own.length === 0
      ? [{ version, isCurrent, measured: null }]
      : own.map((row) => ({ version, isCurrent, measured: row }));
  });
  const others = measured.filter((row) => versions.every(({ version }) => version !== row.version));
  return [
    ...lines,
    ...others.map((row) => ({ version: row.version, isCurrent: row.isCurrent, measured: row })),
  ];
}
