import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const wait = () => (Math.random() < 0.1 ? 900 : Math.random() * 250)

/** Puts a slow network before a shop: every request is delayed by up to a quarter of a second, each tenth by 900 ms. */
export async function slowDown(shop: string): Promise<{ address: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const network = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const { method, headers } = incoming
      const forwarded = request(new URL(incoming.url!, shop), { method, headers, agent }, (response) => {
        outgoing.writeHead(response.statusCode!, response.rawHeaders)
        response.pipe(outgoing)
      })
      forwarded.once('error', () => outgoing.destroy())
      incoming.pipe(forwarded)
    }, wait())
  })
  await new Promise<void>((done) => network.listen(0, '127.0.0.1', done))
  const close = () => {
    network.close()
    network.closeAllConnections()
    agent.destroy()
  }
  return { address: `http://127.0.0.1:${(network.address() as AddressInfo).port}`, close }
}
