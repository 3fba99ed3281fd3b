import pg from 'pg';
import { createStatementNames } from './statement-names.ts';

/** PostgreSQL's type numbers for the values that this product reads in its own way. */
const INT8 = 20;
const JSON_TEXT = 114;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ = 1184;
const JSONB = 3802;

const parseInt8Array = (text: string): (bigint | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : BigInt(item)));

/** PostgreSQL writes an instant with its zone, which is all that Date needs. */
const parseInstant = (text: string): Date => new Date(text);

const asWritten = (text: string): string => text;

type ParserOf = (oid: number, format?: 'text' | 'binary') => unknown;

/**
 * int8 is a bigint: never a float, never a string to be added by mistake. Instants and JSON are left as PostgreSQL writes them
 * where Drizzle maps the columns itself (`isMapped`): it would read JSON that was read already once more, and make a number of
 * the text "1.00". Everything else is as `pg` has it.
 */
function withOurs(parserOf: ParserOf, isMapped: boolean): ParserOf {
  return (oid, format) => {
    if (format === 'binary') return parserOf(oid, format);
    if (oid === INT8) return BigInt;
    if (oid === INT8_ARRAY) return parseInt8Array;
    if (oid === TIMESTAMPTZ && !isMapped) return parseInstant;
    if ((oid === JSON_TEXT || oid === JSONB) && isMapped) return asWritten;
    return parserOf(oid, format);
  };
}

const ofPg: ParserOf = (oid, format) => pg.types.getTypeParser(oid, format as 'text');

/** The `types` for a bare `pg` connection, e.g. a lane of the ledger. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: withOurs(ofPg, false) as typeof pg.types.getTypeParser,
};

/**
 * A `pg` client that reads int8 as bigint and timestamptz as Date in every query. Drizzle hands over its own parsers with
 * each query, so setting them on the connection alone would leave `execute` with strings. What it is asked again it has PostgreSQL
 * plan once. Losing the connection ends the query or the transaction that is under way, never the process.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    const given = typeof config === 'string' ? { connectionString: config } : config;
    super({ ...given, types: wireTypes });
    // A connection that is lost between two statements of a transaction tells only this event, and one that nobody hears ends the
    // process. The next statement fails by itself, and the transaction with it.
    this.on('error', () => undefined);
    const send = this.query.bind(this) as (...input: unknown[]) => unknown;
    const nameOf = createStatementNames();
    const query = (config: unknown, ...rest: unknown[]): unknown =>
      send(withName(withOurTypes(config), rest[0], nameOf), ...rest);
    this.query = query as typeof this.query;
  }
}

/** Drizzle asks for arrays when it maps typed columns itself: then it wants instants and JSON as text. */
function withOurTypes(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('types' in config)) return config;
  const { types, rowMode } = config as { types?: { getTypeParser: ParserOf }; rowMode?: string };
  if (types === undefined) return config;
  const parserOf = withOurs(types.getTypeParser.bind(types), rowMode === 'array');
  return { ...config, types: { getTypeParser: parserOf } };
}

/**
 * A statement gets a name only with values that `pg` can always write: when it cannot write one, it closes the statement on the
 * connection but still takes it for prepared.
 */
function withName(given: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
  const config = typeof given === 'string' ? { text: given } : (given as pg.QueryConfig);
  if (typeof config.text !== 'string' || config.name !== undefined || 'submit' in config) return given;
  const all = config.values ?? values;
  if (!Array.isArray(all) || all.length === 0 || !all.every(isPlain)) return given;
  const name = nameOf(config.text);
  return name === undefined ? given : { ...config, name };
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value !== 'object' || value === null || value instanceof Date || Buffer.isBuffer(value);
}
