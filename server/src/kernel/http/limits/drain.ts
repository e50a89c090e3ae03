import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Watches a server's connections from its start; the returned function stops it: no new calls are taken, those under way are
 * answered, and every connection is closed as soon as nothing is under way on it. What is left after `limitMs` is cut off.
 * Node's own way waits on for browsers that keep a connection open, or have opened one without asking anything.
 */
export function watchConnections(server: Server): (limitMs: number) => Promise<void> {
  const activeCalls = new Map<Socket, number>()
  let isDraining = false
  const count = (socket: Socket, change: 1 | -1) => {
    const active = (activeCalls.get(socket) ?? 0) + change
    activeCalls.set(socket, active)
    if (isDraining && active === 0) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    activeCalls.set(socket, 0)
    socket.once('close', () => activeCalls.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => activeCalls.has(socket) && count(socket, -1))
  })
  return async (limitMs) => {
    isDraining = true
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const [socket, calls] of activeCalls) if (calls === 0) socket.destroy()
    const limit = setTimeout(() => server.closeAllConnections(), limitMs)
    await closed
    clearTimeout(limit)
  }
}
