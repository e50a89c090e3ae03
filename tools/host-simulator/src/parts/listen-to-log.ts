import { record } from '../state/traffic.ts'

const overheard = new WeakSet<object>()

/** Shows beside the traffic what the shop logs of its bridge: the frame is of this origin, so that its console can be overheard, once. */
export function listenToLog(shop: Window | null | undefined) {
  const { console } = (shop ?? {}) as { console?: Pick<Console, 'warn'> }
  if (!console || overheard.has(console)) return
  overheard.add(console)
  const own = console.warn.bind(console)
  console.warn = (...said: unknown[]) => {
    const text = String(said[0])
    if (text.startsWith('Host bridge: ')) record('problem', text.slice('Host bridge: '.length))
    own(...said)
  }
}
