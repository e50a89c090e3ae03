import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { atEnd } from '../../../test/at-end.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the line. */
  source: string
  user: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The SMTP code and text that refuse a recipient. */
  refuse: { code: number; words: string } | null
  password: string
}

/** A mail server of a test's own, with log-in and without TLS. */
export async function openMailServer(): Promise<MailServer> {
  const double: MailServer = { url: '', received: [], refuse: null, password: 'mail-secret-1' }
  const refusal = () => double.refuse && Object.assign(new Error(double.refuse.words), { responseCode: double.refuse.code })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username = '', password }, _, done) =>
      password === double.password ? done(null, { user: username }) : done(new Error('wrong user or password')),
    onRcptTo: (_, __, done) => done(refusal() ?? undefined),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        double.received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
          user: String(user),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  double.url = `smtp://shop:${double.password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`
  atEnd(() => new Promise<void>((end) => server.close(() => end())))
  return double
}

/** Text and HTML of a mail, decoded, and its subject. */
export function readMail(source: string) {
  const part = (type: string) => {
    const at = source.indexOf(`Content-Type: ${type}`)
    const [head, ...rest] = source.slice(at).split('\r\n\r\n')
    const body = rest.join('\r\n\r\n').split(/\r\n--/, 1)[0]!
    return decode(body, /Content-Transfer-Encoding: (\S+)/i.exec(head!)?.[1] ?? '7bit')
  }
  const subject = (/^Subject: ((?:.*)(?:\r\n[ \t].*)*)/im.exec(source)?.[1] ?? '').replace(/\r\n[ \t]+/g, ' ')
  return { text: part('text/plain'), html: part('text/html'), subject: decodeWords(subject) }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decode(word.replace(/_/g, ' '), kind.toUpperCase() === 'B' ? 'base64' : 'quoted-printable'),
    )
