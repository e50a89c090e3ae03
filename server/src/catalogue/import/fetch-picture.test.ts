import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createPictureFetcher } from './fetch-picture.ts'

const refusal = (asked: Promise<Buffer>) =>
  asked.then(
    () => 'had',
    (error: Error) => error.message,
  )

test('a host that cannot be reached is left alone after the first failures', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await new Promise((go) => silent.once('listening', go))
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  const fetchPicture = createPictureFetcher({ timeoutMs: 50, parallel: 2, giveUpAfter: 2 })
  const said = await Promise.all(Array.from({ length: 10 }, (_, place) => refusal(fetchPicture(`http://${host}/${place}.jpg`))))
  expect(new Set(said)).toEqual(new Set([`${host} cannot be reached`, `${host} could not be reached before`]))
  // One may be under way already when the second failure is counted.
  expect(said.filter((words) => words === `${host} cannot be reached`).length).toBeLessThanOrEqual(3)
  silent.close()
  for (const socket of sockets) socket.destroy()
})

test('only http addresses are asked', async () => {
  expect(await refusal(createPictureFetcher()('file:///etc/passwd'))).toBe('not an http address')
})
