import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A failed fetch of an address given by others; it has no details, so that it reveals nothing of our network. */
export class FetchFailed extends Error {
  /** The host answered, with something else than content. */
  readonly isAnswered: boolean
  constructor(isAnswered = false) {
    super('not to be had')
    this.isAnswered = isAnswered
  }
}

export interface PublicFetch {
  /** For the whole of it: names, redirects, content. */
  timeoutMs: number
  maxBytes: number
  accept: string
  /** May this address be connected to? By default public addresses only. */
  mayConnect?: (address: string) => boolean
  /** The addresses of a name; the system's resolver, where nothing else is said. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

const maxRedirects = 4

/** An address of the open internet: no loopback, private, link-local, shared, multicast, reserved or translated one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const one = ipaddr.process(address)
  if (one.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 is given out.
  return one.kind() === 'ipv4' || one.toByteArray()[0]! >> 5 === 1
}

const resolveAll = (name: string) =>
  new Promise<LookupAddress[]>((resolve, reject) => {
    lookUp(name, { all: true }, (error, all) => (error ? reject(error) : resolve(all)))
  })

/**
 * The content at an http address that somebody else named. Connects to public addresses only: to those that were looked at, so that a
 * name that is resolved again gains nothing, and each redirect is looked at like the first address. Throws `FetchFailed`, and `tooLarge()`.
 */
export async function fetchPublic(url: URL, options: PublicFetch, tooLarge: () => Error): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  for (let at = url, redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await open(at, options, signal)
    const next = redirectOf(response, at)
    if (!next) return contentOf(response, options.maxBytes, tooLarge)
    response.destroy()
    at = next
  }
  throw new FetchFailed()
}

async function open(url: URL, { accept, mayConnect = isPublicAddress, resolve = resolveAll }: PublicFetch, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(failFetch)
  // One address that is ours is enough to refuse the name.
  if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(address))) throw new FetchFailed()
  const pinned = addresses[0]!
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(url, {
      signal,
      headers: { accept },
      agent: false,
      lookup: (_name, { all }, callback) => (all ? callback(null, addresses) : callback(null, pinned.address, pinned.family)),
    })
    request.once('response', resolve)
    request.on('error', () => reject(new FetchFailed()))
  })
}

function failFetch(): never {
  throw new FetchFailed()
}

/** Where an answer sends its caller; null when it is the content itself. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  const next = location === undefined ? null : URL.parse(location, from.href)
  if (!next || !/^https?:$/.test(next.protocol)) throw new FetchFailed()
  return next
}

async function contentOf(response: IncomingMessage, maxBytes: number, tooLarge: () => Error): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    if (response.statusCode !== 200) throw new FetchFailed(true)
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > maxBytes) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    response.destroy()
    throw bytes > maxBytes || error instanceof FetchFailed ? error : new FetchFailed()
  }
  return Buffer.concat(parts)
}
