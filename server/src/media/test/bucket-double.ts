import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../../../test/at-end.ts'

export interface BucketDouble {
  endpoint: string
  files: Map<string, { bytes: Buffer; type: string }>
  access_key: string
  secret_key: string
  region: string
  /** Answers every call with this status, as a service in trouble does. */
  trouble: number | null
}

/** Enough of S3 for one bucket: objects put, got, listed and deleted by path, each call's signature (version 4) checked as Amazon does. */
export async function openBucketDouble(bucket = 'pictures'): Promise<BucketDouble> {
  const double: BucketDouble = {
    endpoint: '',
    files: new Map(),
    access_key: 'AKIDTEST',
    secret_key: 'bucket-secret-1',
    region: 'eu-north-1',
    trouble: null,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const answer = (status: number, content: Buffer | string = '', type = 'application/xml') => {
        response
          .writeHead(status, { 'content-type': type, ...(status === 200 && { 'content-length': Buffer.byteLength(content) }) })
          .end(content)
      }
      const refuse = (status: number, code: string) =>
        answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} of the double</Message></Error>`)
      if (double.trouble) return refuse(double.trouble, 'SlowDown')
      if (request.headers.authorization !== signatureOf(double, request, body)) return refuse(403, 'SignatureDoesNotMatch')
      const { pathname, searchParams } = new URL(request.url!, 'http://double')
      const path = decodeURIComponent(pathname)
      if (path !== `/${bucket}` && !path.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
      if (searchParams.get('list-type') === '2') return answer(200, listing(double, searchParams))
      const key = path.slice(bucket.length + 2)
      const file = double.files.get(key)
      if (request.method === 'PUT') {
        double.files.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
        return answer(200)
      }
      if (request.method === 'GET') return file ? answer(200, file.bytes, file.type) : refuse(404, 'NoSuchKey')
      if (request.method === 'DELETE') double.files.delete(key)
      return answer(204)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  atEnd(() => new Promise<unknown>((done) => server.close(done)))
  return double
}

/** Two keys a page, so that whoever lists turns pages. */
function listing({ files }: BucketDouble, query: URLSearchParams): string {
  const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const from = Number(query.get('continuation-token') ?? 0)
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What the header `authorization` must be for this call. */
function signatureOf({ access_key, secret_key, region }: BucketDouble, request: IncomingMessage, body: Buffer): string {
  const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const at = String(request.headers['x-amz-date'])
  // A stream is not read twice to be signed.
  const given = request.headers['x-amz-content-sha256']
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const url = new URL(request.url!, 'http://double')
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).toSorted()
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    signed,
    given === 'UNSIGNED-PAYLOAD' ? given : sha256(body),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret_key}`, at.slice(0, 8)), region), 's3'), 'aws4_request')
  return `AWS4-HMAC-SHA256 Credential=${access_key}/${scope}, SignedHeaders=${signed}, Signature=${hmac(key, text).toString('hex')}`
}
