import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readSetting, type ReadSetting } from '../../kernel/settings.ts'
import type { Shared } from '../../kernel/shared.ts'
import type { MediaStore } from './media-store.ts'
import { storageSettings as own } from './settings.ts'

const timeouts = { connectionTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true }
const largeMs = 600_000
const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
}
/** The content type of a picture by its file extension. */
export const typeOfFile = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

// A site's client keeps its connections for as long as nothing of it is set otherwise.
const clients = new WeakMap<Shared, { of: string; client: S3Client }>()

function clientOf(shared: Shared, read: ReadSetting): S3Client {
  const options = {
    region: read(own.region),
    endpoint: read(own.endpoint) || undefined,
    forcePathStyle: read(own.path_style),
    credentials: { accessKeyId: read(own.access_key), secretAccessKey: read(own.secret_key) },
  }
  const of = JSON.stringify(options)
  const cached = clients.get(shared)
  if (cached?.of === of) return cached.client
  const client = new S3Client({
    ...options,
    maxAttempts: 2,
    requestHandler: timeouts,
    // Services that only resemble Amazon's know no checksums beside the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  clients.set(shared, { of, client })
  return client
}

/** A bucket of Amazon S3, or of a service that speaks as it does. */
export function bucketStore(shared: Shared): MediaStore {
  const read: ReadSetting = (setting) => readSetting(shared.settings, setting)
  const client = clientOf(shared, read)
  const Bucket = read(own.bucket)
  const objectOf = (path: string) => ({ Bucket, Key: read(own.prefix) + path.replace(/^\/+/, '') })
  return {
    location: `${read(own.endpoint).replace(/\/$/, '') || 's3:/'}/${Bucket}/${read(own.prefix)}`,
    isRemote: true,
    put: async (path, bytes) => {
      await client.send(
        new PutObjectCommand({
          ...objectOf(path),
          Body: bytes,
          ContentType: typeOfFile(path),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
    read: async (path) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(path)))
        return new Uint8Array(await Body!.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: async (path) => {
      await client.send(new DeleteObjectCommand(objectOf(path)))
    },
    moveIn: async (path, file) => {
      const { size: ContentLength } = await stat(file)
      // A stream of a length that is known: what is large is never in memory.
      await client.send(new PutObjectCommand({ ...objectOf(path), Body: createReadStream(file), ContentLength }), {
        requestTimeout: largeMs,
      })
      await rm(file, { force: true })
    },
    open: async (path) => {
      try {
        const { Body, ContentLength = null } = await client.send(new GetObjectCommand(objectOf(path)), { requestTimeout: largeMs })
        return { bytes: ContentLength, stream: Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    list: async function* (folder) {
      const Prefix = `${objectOf(folder).Key}/`
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) yield `${folder}/${Key!.slice(Prefix.length)}`
        ContinuationToken = page.NextContinuationToken
        if (!ContinuationToken) return
      }
    },
  }
}
