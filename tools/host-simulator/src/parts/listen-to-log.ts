import { record } from '../state/traffic.ts'

const commandPattern = new WeakSet<object>()

/** Shows beside the traffic what the shop logs of its bridge: the frame is of this origin, so that its console can be overheard, once. */
export function listenToLog(shop: Window | null | undefined) {
  const { console } = (shop ?? {}) as { console?: Pick<Console, 'warn'> }
  if (!console || commandPattern.has(console)) return
  commandPattern.add(console)
  const own = console.warn.bind(console)
  console.warn = (...values: unknown[]) => {
    const text = String(values[0])
    if (text.startsWith('Host bridge: ')) record('problem', text.slice('Host bridge: '.length))
    own(...values)
  }
}
