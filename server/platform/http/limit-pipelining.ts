import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of a connection may wait. Browsers and proxies send none before the last response. */
const MAX_WAITING = 20

/**
 * Handles a request once the response to the one before it on its connection has been sent (HTTP pipelining).
 * Node calls its listener for all requests that have arrived, so each of them would hold a file open.
 *
 * @param unreadMs how long a response waits for a client that reads nothing of it. Node checks only at the
 *   end of each such time whether anything was read, so the wait may be twice as long
 */
export function limitPipelining(listener: RequestListener, unreadMs: number): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const respond = () => {
      response.setTimeout(unreadMs, () => {
        // Without anything to read, the client waits for the server.
        if (socket.writableLength > 0) socket.destroy()
      })
      listener(request, response)
    }
    if (response.socket) {
      respond()
      return
    }
    const count = waiting.get(socket) ?? 0
    if (count === MAX_WAITING) {
      socket.destroy()
      return
    }
    waiting.set(socket, count + 1)
    // Node gives the socket to the next response when the one before it has been sent.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      respond()
    })
  }
}
