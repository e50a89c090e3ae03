import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

/** Where a backup is kept: named pieces, each of some megabytes at most. */
export interface Place {
  /** For people: the folder, or `s3://bucket/prefix`. */
  name: string
  put: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>
  isEmpty: () => Promise<boolean>
}

/** A folder, or `s3://bucket/prefix` with the environment's `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`. */
export const placeOf = (given: string): Place => (given.startsWith('s3://') ? bucketPlace(given) : folderPlace(resolve(given)))

/** The place below another one. */
export const below = (given: string, name: string): string => `${given.replace(/\/+$/, '')}/${name}`

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
const nothingIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

/** For its owner alone: a backup holds what members trust the shop with. */
function folderPlace(folder: string): Place {
  return {
    name: folder,
    put: async (name, bytes) => {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
    },
    read: (name) => readFile(join(folder, name)).catch(nothingIfMissing),
    isEmpty: async () => !(await readdir(folder).catch(nothingIfMissing))?.length,
  }
}

function bucketPlace(given: string): Place {
  const { hostname: Bucket, pathname } = new URL(given)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const client = new S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    // Services other than Amazon's name the bucket in the path.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (name: string) => ({ Bucket, Key: prefix ? `${prefix}/${name}` : name })
  return {
    name: below(`s3://${Bucket}`, prefix),
    put: async (name, bytes) => void (await client.send(new PutObjectCommand({ ...place(name), Body: bytes }))),
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(name)))
        return Buffer.from(await Body!.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    isEmpty: async () => !(await client.send(new ListObjectsV2Command({ Bucket, Prefix: place('').Key, MaxKeys: 1 }))).Contents?.length,
  }
}
