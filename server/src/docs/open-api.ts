import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { uploadPaths } from '@longmall/contract/upload.ts'
import { apiVersion } from '@longmall/contract/version.ts'
import { sealingOf } from '../kernel/security/secure-message/open-form.ts'
import { domainTexts } from './domains.ts'
import { allRefusals, type DescribedRefusal } from './refusals-of.ts'
import { describeSchemas, resolveSchema, type DescribedSchemas, type JsonSchema } from './schemas.ts'

const introduction = `One call, one operation, at \`/api/<domain>/<name>\`: GET with the fields in the address for a query, otherwise POST with the fields form-encoded (UTF-8).
A text field is taken as it is; every other field is JSON inside its field. Unknown and doubled fields are refused.

Every answer is \`{code, message, data}\`. \`code >= 0\` is success; the HTTP status tells the same. A refusal carries \`data.reason\`, and \`data.fields\` where fields are wrong.

Common fields go as headers, or as fields of a POST: \`token\`, \`language\` (${['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my'].join(', ')}), \`visitor\` (a random UUID that a visitor’s cart hangs on), \`app_type\`, \`app_type_name\`, \`customer_id\`, \`email\`, \`store_id\`.
A command carries \`request_key\`, a UUID of the client’s: the same key again gets the same answer and changes nothing.

A picture goes to \`/api/upload/<path>\` (${Object.keys(uploadPaths).join(', ')}) as \`multipart/form-data\`: one \`file\` beside the common fields; \`data.pic_path\` is what other operations take.

Where the operator asks for a security option (\`security_option\` of \`site/state\`), operations marked \`x-sealed: asked\` are all called by POST, with their fields sealed in the one field \`encrypt\`: /api/docs#sealed-calls tells how.`

/** The whole API as OpenAPI 3.1, made from the contract. */
export function openApiDocument() {
  const schemas = describeSchemas()
  const paths: Record<string, object> = {}
  for (const [domain, operations] of Object.entries(contract)) {
    for (const operation of Object.values<AnyOperation>(operations)) {
      const method = operation.kind === 'query' ? 'get' : 'post'
      paths[`/api/${operation.path}`] = { [method]: describeOperation(domain, operation, schemas) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Longmall', version: apiVersion, description: introduction },
    servers: [{ url: '/' }],
    tags: Object.entries(domainTexts).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: { schemas: { ...schemas.components, Refusal: refusalSchema }, parameters, securitySchemes },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'What every refused call answers.',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'The refusal in the caller’s language.' },
    data: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { type: 'string' },
        fields: { type: 'object', description: 'Wrong fields by name, in words.', additionalProperties: { type: 'string' } },
        details: { type: 'object', description: 'The values of the message.' },
      },
    },
  },
}

const parameters = {
  language: {
    name: 'language',
    in: 'header',
    description: 'The language of names and messages.',
    schema: { $ref: '#/components/schemas/Language' },
  },
  visitor: { name: 'visitor', in: 'header', description: 'A visitor’s own random key.', schema: { $ref: '#/components/schemas/Uuid' } },
}
const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'A member’s session, from identity/log_in or identity/register.' },
  console_token: { type: 'apiKey', in: 'header', name: 'token', description: 'An operator’s session, from staff/log_in.' },
}

function describeOperation(domain: string, operation: AnyOperation, schemas: DescribedSchemas) {
  const { path, kind, access, summary } = operation
  const isQuery = kind === 'query'
  const input = resolveSchema(schemas.inputs[path]!, schemas.components)
  const common = ['language', ...(access.who === 'optional' ? ['visitor'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  return {
    operationId: path.replace('/', '_'),
    tags: [domain],
    summary,
    security: securityOf(operation),
    'x-access': access,
    'x-kind': kind,
    'x-sealed': sealingOf(operation),
    parameters: [...common, ...(isQuery ? queryParameters(input, schemas) : [])],
    ...(isQuery ? {} : { requestBody: bodyOf(operation, input, schemas) }),
    responses: { 200: success(schemas.outputs[path]!), ...refusalsByStatus(operation) },
  }
}

function securityOf({ access: { who } }: AnyOperation): Record<string, string[]>[] {
  if (who === 'member') return [{ token: [] }]
  if (who === 'staff') return [{ console_token: [] }]
  return who === 'optional' ? [{}, { token: [] }] : []
}

function queryParameters(input: JsonSchema, { components }: DescribedSchemas) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    ...(isJsonField(schema, components) ? { content: { 'application/json': { schema } } } : { schema }),
  }))
}

function bodyOf({ kind, access }: AnyOperation, input: JsonSchema, { components }: DescribedSchemas) {
  const hasKey = kind === 'command'
  const needsKey = hasKey && access.who !== 'all'
  const properties = { ...input.properties, ...(hasKey ? { request_key: { $ref: '#/components/schemas/Uuid' } } : {}) }
  const json = Object.entries(properties).filter(([, schema]) => isJsonField(schema, components))
  const required = [...(input.required ?? []), ...(needsKey ? ['request_key'] : [])]
  return {
    required: required.length > 0,
    content: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties, required, additionalProperties: false },
        ...(json.length ? { encoding: Object.fromEntries(json.map(([name]) => [name, { contentType: 'application/json' }])) } : {}),
      },
    },
  }
}

/** Is the field more than a text, number or flag, so that it travels as JSON? */
export function isJsonField(schema: JsonSchema, components: Record<string, JsonSchema>): boolean {
  const { type } = resolveSchema(schema, components)
  return !['string', 'integer', 'number', 'boolean'].includes(String(type))
}

const success = (data: JsonSchema) => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'integer', minimum: 0 }, message: { type: 'string' }, data },
      },
    },
  },
})

const statusTexts: Record<number, string> = {
  400: 'A field is wrong',
  401: 'The session is missing or over',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what happened before',
  413: 'Too large',
  422: 'Refused by a rule',
  429: 'Too many calls',
  500: 'A fault of ours; nothing was changed',
  503: 'Closed or busy',
}

function refusalsByStatus(operation: AnyOperation): Record<string, object> {
  const byStatus = Map.groupBy(allRefusals(operation), ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, refusals]) => [status, refusedAnswer(status, refusals)]))
}

const refusedAnswer = (status: number, refusals: DescribedRefusal[]) => ({
  description: [`${statusTexts[status]}:`, ...refusals.map(({ reason, code, words }) => `- \`${reason}\` (${code}): ${words}`)].join('\n'),
  'x-refusals': refusals,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Refusal' },
          { properties: { data: { properties: { reason: { enum: refusals.map(({ reason }) => reason) } } } } },
        ],
      },
    },
  },
})
