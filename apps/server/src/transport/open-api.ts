import { allCalls, type Call, refusalStatus, transportRefusals } from '@ikka/contract';
import { z } from 'zod';

type Json = { [key: string]: unknown };

/** Security schemes by token kind; `none` needs none. */
const securityOf = {
  none: [],
  session: [{ session: [] }],
  play: [{ play: [] }],
  operator: [{ operator: [] }],
};

/** Turns a shape of a call into JSON Schema; `place` tells it from the call's others. */
type SchemaOf = (schema: z.ZodType, io: 'input' | 'output', place: string) => Json;

/**
 * For one call. What a shape contains more than once, or in itself, it names, and these names are looked up in the whole document:
 * they are gathered in `named`, which becomes its components.
 */
function schemasInto(named: Json, call: string): SchemaOf {
  return (schema, io, place) => {
    const nameOf = (part: string) => `${call}.${place}.${part}`;
    const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    });
    const inDocument = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(
              /^#\/\$defs\/(.+)$/,
              (_whole, part: string) => `#/components/schemas/${nameOf(part)}`,
            )
          : inner,
      );
    const { $defs = {}, ...rest } = inDocument(made) as Json & { $defs?: Json };
    for (const [part, shape] of Object.entries($defs)) named[nameOf(part)] = shape;
    return rest;
  };
}

/** The contract as an OpenAPI 3.1 document: the same data that the routes are made from. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  const named: Json = {};
  for (const { name, call } of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(name, call, schemasInto(named, name)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ikka: the calls',
      version: '1',
      description:
        'Every answer comes in one envelope. `success: true` carries `value`; a refusal carries a stable `code`, a `message` in the caller’s language and details in `value`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'A member’s session' },
        play: { type: 'http', scheme: 'bearer', description: 'The play session of a game’s page' },
        operator: { type: 'http', scheme: 'bearer', description: 'A back-office session' },
      },
      schemas: {
        ...named,
        Refusal: {
          type: 'object',
          required: ['success', 'code', 'message', 'value'],
          properties: {
            success: { const: false },
            code: { type: 'string', enum: Object.keys(refusalStatus) },
            message: { type: 'string' },
            value: { type: 'object' },
          },
        },
      },
    },
  };
}

function operationOf(name: string, call: Call, schemaOf: SchemaOf): Json {
  const [tag] = name.split('.');
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: notesOf(call),
    security: securityOf[call.token],
    parameters: parametersOf(call, schemaOf),
    ...(call.upload ? { requestBody: { required: true, content: bytesOf(call.upload.types) } } : {}),
    ...(call.body
      ? {
          requestBody: { required: true, content: { [bodyTypeOf(call)]: bodyOf(call.body, call, schemaOf) } },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        content: call.download ? bytesOf(call.download) : envelopeOf(call, schemaOf),
      },
      ...refusalResponses(call),
    },
  };
}

const bodyTypeOf = (call: Call): string =>
  call.form ? 'application/x-www-form-urlencoded' : 'application/json';

const envelopeOf = (call: Call, schemaOf: SchemaOf): Json => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['success', 'value'],
      properties: { success: { const: true }, value: schemaOf(call.answer, 'output', 'answer') },
    },
  },
});

/** Bare bytes, as OpenAPI 3.1 writes them: a media type without a schema. */
const bytesOf = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, {}]));

function notesOf(call: Call): string {
  const notes = [
    call.module === null ? null : `Module \`${call.module}\`.`,
    call.permission === undefined ? null : `Needs the permission \`${call.permission}\`.`,
    call.encrypted ? 'The body below travels encrypted, as `{ "value": "<compact JWE>" }`.' : null,
    call.upload
      ? 'The body is one file, its bare bytes under its own content type, no larger than the setting `upload.image_max_bytes`.'
      : null,
    call.fresh ? 'The member must have proven to be one a short while ago.' : null,
    call.realOnly ? 'Not for trial accounts.' : null,
    call.limit ? `At most ${call.limit.points} in ${call.limit.perSeconds} s for one caller.` : null,
  ];
  return notes.filter((note) => note !== null).join(' ');
}

function bodyOf(body: z.ZodType, call: Call, schemaOf: SchemaOf): Json {
  if (!call.encrypted) return { schema: schemaOf(body, 'input', 'body') };
  const sealed = {
    type: 'object',
    required: ['value'],
    properties: { value: { type: 'string', description: 'compact JWE' } },
  };
  return { schema: { ...sealed, 'x-plaintext': schemaOf(body, 'input', 'body') } };
}

function parametersOf(call: Call, schemaOf: SchemaOf): Json[] {
  const found: Json[] = [];
  for (const [place, schema] of [
    ['path', call.params],
    ['query', call.query],
  ] as const) {
    if (schema === undefined) continue;
    const { properties = {}, required = [] } = schemaOf(schema, 'input', place) as {
      properties?: Json;
      required?: string[];
    };
    for (const [name, shape] of Object.entries(properties)) {
      found.push({ name, in: place, required: place === 'path' || required.includes(name), schema: shape });
    }
  }
  if (call.idempotency) {
    found.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', format: 'uuid' },
      description: 'A UUIDv7, kept over the repetitions of one intent',
    });
  }
  return found;
}

function refusalResponses(call: Call): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of [...call.refusals, ...transportRefusals]) {
    const status = refusalStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}
