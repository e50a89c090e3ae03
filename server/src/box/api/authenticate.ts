import type { Context as Call } from 'hono'
import { clientAddress, networkOf } from '../../kernel/http/client-address.ts'
import type { Site } from '../../kernel/context.ts'
import { readBody } from '../../kernel/http/read-body.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readSetting } from '../../kernel/settings.ts'
import { clockWindowMs, isAfter, isMacOf, staleKind, type Position } from '../rules.ts'
import { boxSettings } from '../settings.ts'
import { staleDetails, type Beats } from './beats.ts'
import { BoxError } from './box-error.ts'
import type { KnownBox } from './hardware-cache.ts'
import { MinuteCounts } from './minute-counts.ts'

/** A call whose MAC, clock and place in the sequence are right, as far as this process knows. */
export interface BoxCall {
  box: KnownBox
  position: Position
  body: Buffer
  /** By the shop's clock, in ms. */
  now: number
  address: string
}

const maxBody = 4096
/** Calls of one network with a wrong MAC or an unknown id, a minute: after that none of its calls is looked at. */
const failuresPerMinute = 60
/** Number of consecutive requests with a wrong clock that raise an alert; the response to the first one includes the time. */
const skewsUntilAlert = 3

const number = (text: string | undefined) => (text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null)

/** Lets the calls of boxes in. A call that is not authenticated writes nothing. */
export class Doorman {
  private readonly site: Site
  private readonly beats: Beats
  private readonly failures = new MinuteCounts()
  private readonly calls = new MinuteCounts()

  constructor(site: Site, beats: Beats) {
    this.site = site
    this.beats = beats
  }

  /**
   * Refuses 429 `too_many`; 400 `headers`; 401 `not_authenticated` for an unknown id and for a wrong MAC alike; 403 `revoked`; 401 `clock`, with the time;
   * and 409 `replayed` for a call that is not after the last one.
   */
  async admit(call: Call): Promise<BoxCall> {
    const address = clientAddress(this.site, call)
    const network = networkOf(address)
    this.count(network)
    const header = (name: string) => call.req.header(name)
    const [time, boot, seq] = [number(header('box-time')), number(header('box-boot')), number(header('box-seq'))]
    const [device_id, mac] = [header('box-id'), header('box-mac')]
    if (time === null || boot === null || seq === null || !device_id || !mac) throw new BoxError(400, 'headers')
    const body = await bodyOf(call)
    // As it was sent, without the origin.
    const path = call.req.url.slice(call.req.url.indexOf('/', 8))
    const signed = { method: call.req.method, path, time: `${time}`, boot: `${boot}`, seq: `${seq}`, body }
    const box = device_id.length > 32 ? undefined : await this.beats.hardware.find(device_id)
    if (!box || !isMacOf(box.key, signed, mac)) {
      // The key may have been renewed since this process read it.
      const fresh = box && (await this.readAgain(box))
      if (!fresh || !isMacOf(fresh.key, signed, mac)) {
        this.failures.add(network)
        throw new BoxError(401, 'not_authenticated')
      }
      return this.place(fresh, { boot, seq, signed_at: time * 1000 }, body, address)
    }
    return this.place(box, { boot, seq, signed_at: time * 1000 }, body, address)
  }

  private place(box: KnownBox, position: Position, body: Buffer, address: string): BoxCall {
    const now = Date.parse(this.site.shared.now())
    if (box.is_revoked) {
      this.beats.hardware.forget(box.device_id)
      throw new BoxError(403, 'revoked')
    }
    const skew = position.signed_at - now
    if (Math.abs(skew) > clockWindowMs) {
      box.skewed += 1
      if (box.skewed >= skewsUntilAlert) this.beats.alert(box, 'skew', now, { seconds: String(Math.round(skew / 1000)), address })
      throw new BoxError(401, 'clock')
    }
    box.skewed = 0
    if (!isAfter(position, box.last)) {
      this.beats.alert(box, staleKind(position, box.last), now, staleDetails(position, box.last, address))
      throw new BoxError(409, 'replayed')
    }
    box.last = position
    return { box, position, body, now, address }
  }

  /** A key that does not fit is read again at most as often as calls may fail. */
  private async readAgain({ device_id, key_version }: KnownBox): Promise<KnownBox | undefined> {
    const before = await this.beats.hardware.find(device_id)
    this.beats.hardware.forget(device_id)
    const fresh = await this.beats.hardware.find(device_id)
    if (fresh && before && fresh.key_version === key_version && isAfter(before.last, fresh.last)) fresh.last = before.last
    return fresh?.key_version === key_version ? undefined : fresh
  }

  private count(network: string): void {
    const most = readSetting(this.site.shared.settings, boxSettings.calls_per_minute)
    if (this.failures.read(network) >= failuresPerMinute || this.calls.add(network) > most) throw new BoxError(429, 'too_many')
  }
}

async function bodyOf(call: Call): Promise<Buffer> {
  const length = call.req.header('content-length')
  if (call.req.method === 'GET' || length === '0' || (length === undefined && call.req.header('transfer-encoding') === undefined))
    return Buffer.alloc(0)
  return readBody(call.req.raw, { maxBytes: maxBody }).catch((error: unknown) => {
    throw error instanceof Refusal ? new BoxError(413, 'too_large') : error
  })
}
