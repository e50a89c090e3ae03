import { decodePunycode } from './decode-punycode.ts'
import { isPrivateHost, isNumericHost } from './host-kinds.ts'

/** Warnings about an address, shown to the shopper as text. */
export const addressFlags = [
  /** `user:password@` before the host: the text that is read first is not the target. */
  'userinfo',
  /** Invisible or direction-changing characters. */
  'hidden',
  /** Written otherwise than browsers read it: backslashes, spaces, missing or spare slashes, an encoded host. */
  'unusual_notation',
  /** The name is in another script than it may seem, `xn--` in truth. */
  'punycode',
  /** A number in place of a name. */
  'number',
  /** This device or its own network. */
  'private',
  'port',
  /** Not encrypted. */
  'plain',
  'long',
] as const
export type AddressFlag = (typeof addressFlags)[number]

/** `own`: a screen of this shop; `frame`: opens in the web view; `ask`: external, asks first; `refuse`: must not be opened. */
export type Verdict = 'own' | 'frame' | 'ask' | 'refuse'

export interface CheckedAddress {
  verdict: Verdict
  /** Where it leads, as a browser reads it; null when it leads nowhere. */
  url: string | null
  /** The host as people read it, and as computers do. */
  host: string
  asciiHost: string
  flags: AddressFlag[]
}

export interface Rules {
  /** `help.example`, `*.partner.example`, with a port only where it is not the usual one. */
  hosts: readonly string[]
  /** Of the shop itself. */
  origin: string
}

/** Longer ones are not framed: they are not readable, and some browsers truncate them. */
const longest = 2000
/** An address with one of these flags leads elsewhere than it seems, even if its host is allowed. */
const deceptiveFlags: readonly AddressFlag[] = ['userinfo', 'hidden', 'unusual_notation', 'long']

/**
 * Checks an address for the web view (SHL-20). Only a plain http(s) address whose host the operator allowed
 * is framed; an ambiguous address is never corrected by guessing.
 */
export function checkAddress(text: string, { hosts, origin }: Rules): CheckedAddress {
  const url = parse(text)
  if (!url) return { verdict: 'refuse', url: null, host: '', asciiHost: '', flags: /\p{Cf}/u.test(text) ? ['hidden'] : [] }
  const flags = flagsOf(text, url)
  const checked = { url: url.href, host: decodePunycode(url.hostname), asciiHost: url.hostname, flags }
  const isPlainRead = !flags.some((flag) => deceptiveFlags.includes(flag))
  if (url.origin === origin && isPlainRead) return { ...checked, verdict: 'own' }
  const isMixed = url.protocol === 'http:' && origin.startsWith('https:')
  const mayFrame = isPlainRead && !isMixed && url.origin !== origin && hosts.some((pattern) => matches(pattern, url))
  return { ...checked, verdict: mayFrame ? 'frame' : 'ask' }
}

function parse(text: string): URL | null {
  try {
    const url = new URL(text)
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' ? url : null
  } catch {
    return null
  }
}

function flagsOf(text: string, url: URL): AddressFlag[] {
  const found: Record<AddressFlag, boolean> = {
    userinfo: url.username !== '' || url.password !== '' || /^[^/?#]*\/\/[^/?#\\]*@/.test(text),
    hidden: /[\p{Cf}\p{Co}\p{Cn}]/u.test(text),
    unusual_notation: isOdd(text, url),
    punycode: url.hostname.split('.').some((label) => label.startsWith('xn--')),
    number: isNumericHost(url.hostname),
    private: isPrivateHost(url.hostname),
    port: url.port !== '',
    plain: url.protocol === 'http:',
    long: text.length > longest || url.href.length > longest,
  }
  return addressFlags.filter((flag) => found[flag])
}

/** Is the written host different from the parsed one? The displayed host must be the contacted host. */
function isOdd(text: string, url: URL): boolean {
  if (/[\s\p{Cc}\\]/u.test(text)) return true
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (!authority) return true
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
  const lowerHost = host.toLowerCase()
  return lowerHost.endsWith('.') || (lowerHost !== url.hostname && lowerHost.normalize('NFC') !== decodePunycode(url.hostname))
}

function matches(pattern: string, { hostname, port }: URL): boolean {
  const [hostPattern = '', portPattern = ''] = pattern.split(':')
  if (portPattern !== port) return false
  return hostPattern.startsWith('*.')
    ? hostname.endsWith(hostPattern.slice(1)) && hostname.length >= hostPattern.length
    : hostname === hostPattern
}
