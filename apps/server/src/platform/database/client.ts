import pg from 'pg';

/** PostgreSQL's type numbers for the values that this product reads in its own way. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ = 1184;

const parseInt8Array = (text: string): (bigint | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : BigInt(item)));

type ParserOf = (oid: number, format?: 'text' | 'binary') => unknown;

/** int8 is a bigint: never a float, never a string to be added by mistake. Everything else as `pg` has it. */
function withBigints(parserOf: ParserOf): ParserOf {
  return (oid, format) => {
    if (format === 'binary') return parserOf(oid, format);
    if (oid === INT8) return BigInt;
    if (oid === INT8_ARRAY) return parseInt8Array;
    return parserOf(oid, format);
  };
}

const types = {
  getTypeParser: withBigints((oid, format) =>
    pg.types.getTypeParser(oid, format as 'text'),
  ) as typeof pg.types.getTypeParser,
};

/** The `types` for a bare `pg` connection, e.g. a lane of the ledger. */
export const wireTypes: pg.CustomTypesConfig = types;

/**
 * A `pg` client that reads int8 as bigint in every query. Drizzle hands over its own parsers with each query, so setting
 * them on the connection alone would leave `execute` with strings.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'string' ? { connectionString: config, types } : { ...config, types });
    const send = this.query.bind(this) as (...input: unknown[]) => unknown;
    const query = (config: unknown, ...rest: unknown[]): unknown => send(withOurTypes(config), ...rest);
    this.query = query as typeof this.query;
  }
}

function withOurTypes(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('types' in config)) return config;
  const given = (config as { types?: { getTypeParser: ParserOf } }).types;
  return given
    ? { ...config, types: { getTypeParser: withBigints(given.getTypeParser.bind(given)) } }
    : config;
}
