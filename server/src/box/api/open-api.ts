import * as z from 'zod/mini'
import { boxErrors, type BoxErrorName } from './box-error.ts'
import { CodeAnswer, IncomeAnswer, ReportAnswer, ReportInput, StateAnswer, TimeAnswer } from './shapes.ts'

const introduction = `What boxes at home speak with the shop. Each call but \`time\` carries five headers: \`Box-Id\` (the id printed on the box), \`Box-Time\`
(seconds, by the shop’s clock within five minutes), \`Box-Boot\` and \`Box-Seq\` (numbers that only rise: a call counts only if its pair is after that of the
last one), and \`Box-Mac\`: HMAC-SHA256 in hex, under the key of the box, of these lines joined by line feeds: \`LMBOX1\`, method, path with query, time,
boot, seq, SHA-256 of the body in hex. A body is JSON of at most 4,096 bytes. docs/set-top-box.md has a worked example.`

const json = (schema: z.ZodMiniType) => ({
  'application/json': { schema: z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' }) },
})
const refusal = {
  description: 'Refused',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'message', 'time'],
        properties: {
          error: { enum: Object.keys(boxErrors) },
          message: { type: 'string', description: 'For who writes the box.' },
          time: { type: 'integer', description: 'The shop’s time in seconds.' },
        },
      },
    },
  },
}
const answer = (description: string, schema: z.ZodMiniType) => ({ description, content: json(schema) })
const nothing = (description: string) => ({ description })
const security = [{ mac: [] }]

const refusedBy = (...names: BoxErrorName[]) => ({
  '4XX': { ...refusal, 'x-errors': ['headers', 'not_authenticated', 'revoked', 'clock', 'replayed', 'too_many', ...names] },
})

/** The API of boxes as OpenAPI 3.1. */
export const boxApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Longmall set-top-box API', version: '1', description: introduction },
  servers: [{ url: '/box/v1' }],
  paths: {
    '/time': {
      get: {
        operationId: 'time',
        summary: 'The shop’s time; not signed',
        security: [],
        responses: { 200: answer('The time', TimeAnswer) },
      },
    },
    '/heartbeat': {
      post: {
        operationId: 'heartbeat',
        summary: 'Says that the box works; without a body. A minute counts once, by the shop’s clock',
        security,
        responses: {
          204: {
            ...nothing('Accepted'),
            headers: { 'Box-Next-In': { description: 'Seconds until the next one.', schema: { type: 'integer' } } },
          },
          ...refusedBy(),
        },
      },
    },
    '/report': {
      post: {
        operationId: 'report',
        summary:
          'What the box says of itself; the last report is shown. Temperature in tenths of a degree Celsius. It counts as a heartbeat',
        security,
        requestBody: { required: true, content: json(ReportInput) },
        responses: { 200: answer('Kept', ReportAnswer), ...refusedBy('body', 'too_large') },
      },
    },
    '/code': {
      post: {
        operationId: 'code',
        summary: 'A code to show as a QR code: it binds a box that is bound to no device, and logs in to others. The one before ends',
        security,
        responses: { 200: answer('The code', CodeAnswer), ...refusedBy() },
      },
    },
    '/state': {
      get: {
        operationId: 'state',
        summary: 'What the box is bound to, who is logged in, and what became of its code; ask each three seconds while a code is shown',
        security,
        responses: { 200: answer('The state', StateAnswer), ...refusedBy() },
      },
    },
    '/income': {
      get: {
        operationId: 'income',
        summary: 'Income of the day, while somebody is logged in',
        security,
        responses: { 200: answer('The income', IncomeAnswer), ...refusedBy('not_bound', 'not_logged_in') },
      },
    },
    '/log_out': {
      post: {
        operationId: 'log_out',
        summary: 'Logs the member out of the box',
        security,
        responses: { 204: nothing('Logged out'), ...refusedBy() },
      },
    },
  },
  components: { securitySchemes: { mac: { type: 'apiKey', in: 'header', name: 'Box-Mac', description: introduction } } },
})
