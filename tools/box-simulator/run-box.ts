import { renderUnicodeCompact } from 'uqr'
import type { Box } from './box.ts'

interface State {
  code: 'none' | 'waiting' | 'used' | 'expired'
  device: { remark: string; plan_name: string; state: string; last_day: string | null } | null
  member: { name: string } | null
}
const sleep = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
const reportEvery = 10 * 60_000

/** One box as at home: shows its code until somebody is logged in, reports, and says each minute what the day brings. */
export async function runBox(box: Box, signal: AbortSignal, print: (text: string) => void = console.log): Promise<void> {
  await box.start()
  print(`${box.device_id} is on`)
  let reportedAt = 0
  while (!signal.aborted) {
    await logIn(box, signal, print)
    if (signal.aborted) return
    if (Date.now() - reportedAt >= reportEvery) {
      reportedAt = Date.now()
      const uptime_seconds = Math.floor(process.uptime())
      await box.call('POST', 'report', { version: 'simulator 1.0', temperature: 421, uptime_seconds, hash_rate: 12_000 })
    }
    const { status, body, nextIn } = await box.call('POST', 'heartbeat')
    if (status !== 204) throw new Error(`heartbeat refused: ${body.error}`)
    const income = await box.call('GET', 'income')
    if (income.status === 200) {
      const { day, minutes, minutes_needed, total } = income.body
      print(`${day}: reported in ${minutes} of ${minutes_needed} minutes; mined in all ${total} ACC`)
    }
    await sleep(nextIn, signal)
  }
}

/** Shows codes until somebody is logged in; a bound box goes on mining meanwhile. */
async function logIn(box: Box, signal: AbortSignal, print: (text: string) => void): Promise<void> {
  let beatAt = Date.now()
  for (let isShown = false; !signal.aborted;) {
    const { status, body } = await box.call('GET', 'state')
    if (status !== 200) throw new Error(`refused: ${body.error}`)
    const { code, device, member } = body as unknown as State
    if (device && member) {
      if (isShown)
        print(`Bound to ${device.remark || device.plan_name} (${device.state}) until ${device.last_day}; logged in: ${member.name}`)
      return
    }
    if (!isShown || code === 'expired') {
      const shown = (await box.call('POST', 'code')).body as { url?: string; purpose?: string }
      if (!shown.url) throw new Error('no code')
      print(`${renderUnicodeCompact(shown.url)}\n${shown.purpose === 'bind' ? 'Scan to bind this box' : 'Scan to log in'}: ${shown.url}`)
      isShown = true
    }
    if (device && Date.now() - beatAt > 55_000) {
      beatAt = Date.now()
      await box.call('POST', 'heartbeat')
    }
    await sleep(3, signal)
  }
}
