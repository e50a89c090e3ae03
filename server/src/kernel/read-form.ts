import type { Operation } from '@longmall/contract/operation.ts'
import type { Context as Call } from 'hono'
import type { Site } from './context.ts'
import { bodyText, splitForm, type RawForm } from './decode.ts'
import { Refusal, wrongField } from './refusal.ts'
import { openForm, plainForm, sealingOf, type CallForm } from './secure-message/open-form.ts'

const maxBody = 256 * 1024
const maxLarge = 2 * 1024 * 1024

/** Given as the environment of a request, it says that the call comes from this process itself, which seals nothing: pages are made so. */
export const fromInside = { inside: true } as const

/**
 * The fields of a call: in the address of a GET, in the body otherwise, where they may be sealed.
 * A query by POST is a sealed one: refuses `call.not_found` when it came plain, and whatever `openForm` refuses.
 */
export async function readForm(site: Site, operation: Operation, call: Call): Promise<CallForm> {
  const isPosted = call.req.method === 'POST'
  const form = isPosted ? await formOfBody(call, operation.large ? maxLarge : maxBody) : formOfAddress(call)
  call.set('language', form.common.language)
  if (call.env === fromInside) return plainForm(form)
  const opened = await openForm(site, isPosted ? call.req.path : null, sealingOf(operation), form)
  if (isPosted && operation.kind === 'query' && opened.option === 0) throw new Refusal('call.not_found')
  if (opened.option) call.set('language', opened.common.language)
  return opened
}

function formOfAddress(call: Call): RawForm {
  const at = call.req.url.indexOf('?')
  return splitForm(at < 0 ? '' : call.req.url.slice(at + 1).split('#', 1)[0]!)
}

async function formOfBody(call: Call, most: number): Promise<RawForm> {
  if (Number(call.req.header('content-length') ?? 0) > most) throw new Refusal('call.too_large')
  const type = call.req.header('content-type') ?? ''
  if (type && !type.startsWith('application/x-www-form-urlencoded')) throw wrongField('content-type', 'field.choice')
  return splitForm(bodyText(await bytesOf(call, most)))
}

/** The body; one whose length was not said beforehand is read no further than allowed. */
async function bytesOf(call: Call, most: number): Promise<Uint8Array> {
  if (call.req.header('content-length') !== undefined) return new Uint8Array(await call.req.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of call.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Refusal('call.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
