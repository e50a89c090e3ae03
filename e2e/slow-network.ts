import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const wait = () => (Math.random() < 0.1 ? 900 : Math.random() * 250)

/** Puts a slow network before a shop: every request is held back for up to a quarter of a second, each tenth for 900 ms. */
export async function slowDown(shop: string): Promise<{ address: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const network = createServer((asked, answer) => {
    setTimeout(() => {
      const { method, headers } = asked
      const passed = request(new URL(asked.url!, shop), { method, headers, agent }, (given) => {
        answer.writeHead(given.statusCode!, given.rawHeaders)
        given.pipe(answer)
      })
      passed.once('error', () => answer.destroy())
      asked.pipe(passed)
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
