import { createHash } from 'node:crypto'
import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { serverTranslations } from '@longmall/translations/en-us/server/index.ts'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './open-api.ts'
import { docsRoutes } from './routes.ts'

interface Described {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object; content?: object }[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: { properties: object; required: string[] }; encoding?: Record<string, object> }>
  }
  responses: Record<string, { description: string; content: object; 'x-refusals'?: { reason: string; words: string; status: number }[] }>
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as ReturnType<typeof openApiDocument>
const operations = Object.values(contract).flatMap((domain) => Object.values<AnyOperation>(domain))
const describedAt = (path: string) => document.paths[`/api/${path}`] as { get?: Described; post?: Described }
const all = operations.map((operation) => ({
  operation,
  described: (describedAt(operation.path).get ?? describedAt(operation.path).post)!,
}))

function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Record<string, unknown>)
  for (const one of Object.values(value)) walk(one, visit)
}

describe('the OpenAPI document', () => {
  test('has every operation of the contract at its method, and no other', () => {
    expect(Object.keys(document.paths).sort()).toEqual(operations.map(({ path }) => `/api/${path}`).sort())
    for (const { path, kind } of operations) expect(Object.keys(describedAt(path))).toEqual([kind === 'query' ? 'get' : 'post'])
  })

  test('gives each operation a summary, a name of its own, a known tag and an answer', () => {
    const tags = new Set(document.tags.map(({ name }) => name))
    expect(new Set(all.map(({ described }) => described.operationId)).size).toBe(all.length)
    for (const { described } of all) {
      expect(described.summary.length).toBeGreaterThan(4)
      expect(described.tags.every((tag) => tags.has(tag))).toBe(true)
      expect(described.responses['200']!.content).toBeDefined()
    }
  })

  test('refers only to what it defines', () => {
    const wrong: string[] = []
    walk(document, ({ $ref }) => {
      if (typeof $ref !== 'string') return
      let place: unknown = document
      for (const step of $ref.slice(2).split('/')) place = (place as Record<string, unknown> | undefined)?.[step]
      if (!$ref.startsWith('#/') || place === undefined) wrong.push($ref)
    })
    expect(wrong).toEqual([])
  })

  test('uses only types and words of JSON Schema', () => {
    const types = new Set(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null', 'apiKey'])
    const wrong: unknown[] = []
    walk(document, (node) => {
      if (typeof node.type === 'string' && !types.has(node.type)) wrong.push(node.type)
      if (Array.isArray(node.required) && typeof node.properties === 'object' && node.properties !== null)
        for (const name of node.required as string[]) if (!(name in node.properties)) wrong.push(name)
      if (typeof node.pattern === 'string') expect(() => new RegExp(node.pattern as string, 'u')).not.toThrow()
    })
    expect(wrong).toEqual([])
  })

  test('names every refusal with its words and status', () => {
    for (const { operation, described } of all) {
      const describedRefusals = Object.entries(described.responses).flatMap(([status, one]) =>
        (one['x-refusals'] ?? []).map((refusal) => ({ ...refusal, answered: Number(status) })),
      )
      for (const reason of operation.refusals ?? []) expect(describedRefusals.map((one) => one.reason)).toContain(reason)
      for (const { reason, words } of describedRefusals) expect(words).toBe(serverTranslations[reason as keyof typeof serverTranslations])
      expect(describedRefusals.every((one) => one.words.length > 0 && one.answered === one.status)).toBe(true)
    }
  })

  test('says how fields travel: in the address, in a form, as JSON inside a field', () => {
    const list = describedAt('catalogue/list').get!
    expect(list.parameters.find(({ name }) => name === 'category_id')).toMatchObject({
      in: 'query',
      required: false,
      schema: { $ref: '#/components/schemas/Id' },
    })
    const form = describedAt('cart/remove').post!.requestBody!.content['application/x-www-form-urlencoded']!
    expect(form.encoding).toEqual({ line_ids: { contentType: 'application/json' } })
    expect(form.schema.required).toEqual(['line_ids', 'request_key'])
    for (const { operation, described } of all) expect(Boolean(described.requestBody)).toBe(operation.kind !== 'query')
  })

  test('says who may call', () => {
    expect(describedAt('order/list').get!.security).toEqual([{ token: [] }])
    expect(describedAt('cart/add').post!.security).toEqual([{}, { token: [] }])
    expect(describedAt('staff/view').get!.security).toEqual([{ console_token: [] }])
    expect(describedAt('catalogue/list').get!.security).toEqual([])
  })
})

describe('the page', () => {
  const app = docsRoutes()

  test('shows every operation, type and refusal, and each of its links leads somewhere', async () => {
    const page = await (await app.request('/api/docs')).text()
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const { path, summary } of operations) {
      expect(ids).toContain(path)
      expect(page).toContain(summary.split('’')[0])
    }
    for (const name of Object.keys(document.components.schemas)) if (name !== 'Refusal') expect(ids).toContain(`type-${name}`)
    expect([...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  })

  test('runs no script and allows no style but its own', async () => {
    const response = await app.request('/api/docs')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
    expect(policy).not.toContain('unsafe')
    const page = await response.text()
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|https?:\/\/(?!127)/)
    const style = /<style>([\s\S]*)<\/style>/.exec(page)![1]!
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  test('is sent again only when it changed', async () => {
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const etag = (await app.request(path)).headers.get('etag')!
      expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    }
  })
})
