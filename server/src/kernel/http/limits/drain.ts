import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Watches a server's connections from its start; the function given back stops it: no new calls are taken, those under way are
 * answered, and every connection is closed as soon as nothing is under way on it. What is left after `limitMs` is cut off.
 * Node's own way waits on for browsers that keep a connection open, or have opened one without asking anything.
 */
export function watchConnections(server: Server): (limitMs: number) => Promise<void> {
  const underWay = new Map<Socket, number>()
  let isDraining = false
  const count = (socket: Socket, change: 1 | -1) => {
    const left = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, left)
    if (isDraining && left === 0) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => underWay.has(socket) && count(socket, -1))
  })
  return async (limitMs) => {
    isDraining = true
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const [socket, calls] of underWay) if (calls === 0) socket.destroy()
    const limit = setTimeout(() => server.closeAllConnections(), limitMs)
    await closed
    clearTimeout(limit)
  }
}
