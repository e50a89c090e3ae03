import type { Operation } from '@longmall/contract/operation.ts'
import type { Context as Call } from 'hono'
import type { Site } from '../context.ts'
import { bodyText, splitForm, type RawForm } from './decode.ts'
import { readBody } from './read-body.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { openForm, plainForm, sealingOf, type CallForm } from '../security/secure-message/open-form.ts'

const maxBody = 256 * 1024
const maxLarge = 2 * 1024 * 1024

/** As the environment of a request: the call comes from this process itself, for server rendering, and is not sealed. */
export const internalCall = { inside: true } as const

/**
 * The fields of a call: from the query string of a GET, otherwise from the body, which may be sealed. A query by POST must be sealed:
 * refuses `call.not_found` for a plain one, and as `openForm` does.
 */
export async function readForm(site: Site, operation: Operation, call: Call): Promise<CallForm> {
  const isPosted = call.req.method === 'POST'
  const form = isPosted ? await formOfBody(call, operation.large ? maxLarge : maxBody) : formOfQuery(call)
  call.set('language', form.common.language)
  if (call.env === internalCall) return plainForm(form)
  const opened = await openForm(site, isPosted ? call.req.path : null, sealingOf(operation), form)
  if (isPosted && operation.kind === 'query' && opened.option === 0) throw new Refusal('call.not_found')
  if (opened.option) call.set('language', opened.common.language)
  return opened
}

function formOfQuery(call: Call): RawForm {
  const at = call.req.url.indexOf('?')
  return splitForm(at < 0 ? '' : call.req.url.slice(at + 1).split('#', 1)[0]!)
}

async function formOfBody(call: Call, maxBytes: number): Promise<RawForm> {
  const type = call.req.header('content-type') ?? ''
  if (type && !type.startsWith('application/x-www-form-urlencoded')) throw wrongField('content-type', 'field.choice')
  return splitForm(bodyText(await readBody(call.req.raw, { maxBytes })))
}
