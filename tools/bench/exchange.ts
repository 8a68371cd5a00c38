import { connect } from 'node:net'

/**
 * Asks for `/` on one connection until `endsMs`, by the clock of `performance`. Resolves to the number of
 * answers. It only counts bytes, as each answer has the length of the first: a client that reads them
 * would be slower than the server.
 */
export function exchange(url: string, coding: string, endsMs: number): Promise<number> {
  const { host, hostname, port } = new URL(url)
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${coding}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    let first: Buffer = Buffer.alloc(0)
    let length: number | undefined
    let received = 0
    let answers = 0
    socket.on('data', (bytes: Buffer) => {
      received += bytes.byteLength
      if (length === undefined) {
        first = Buffer.concat([first, bytes])
        length = lengthOf(first)
      }
      if (length === undefined || received < length) return
      received -= length
      answers += 1
      if (performance.now() < endsMs) socket.write(request)
      else {
        socket.end(() => {
          resolve(answers)
        })
      }
    })
    socket.once('error', reject)
  })
}

/** The length of the answer that begins here, once its head is complete. */
function lengthOf(start: Buffer): number | undefined {
  const end = start.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [, body] =
    /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, end)) ?? []
  if (body === undefined) throw new Error('The answer has no length, or is none.')
  return end + 4 + Number(body)
}
