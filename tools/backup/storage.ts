import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

/** Where a backup is stored: named chunks, each of some megabytes at most. */
export interface BackupStorage {
  /** For people: the folder, or `s3://bucket/prefix`. */
  name: string
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>
  isEmpty: () => Promise<boolean>
}

/** A folder, or `s3://bucket/prefix` with the environment's `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`. */
export const storageOf = (location: string): BackupStorage =>
  location.startsWith('s3://') ? bucketStorage(location) : folderStorage(resolve(location))

/** The place below another one. */
export const childLocation = (location: string, name: string): string => `${location.replace(/\/+$/, '')}/${name}`

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

/** For its owner alone: a backup holds what members trust the shop with. */
function folderStorage(folder: string): BackupStorage {
  return {
    name: folder,
    write: async (name, bytes) => {
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
    read: (name) => readFile(join(folder, name)).catch(nullIfMissing),
    isEmpty: async () => !(await readdir(folder).catch(nullIfMissing))?.length,
  }
}

function bucketStorage(location: string): BackupStorage {
  const { hostname: Bucket, pathname } = new URL(location)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const client = new S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    // Services other than Amazon's name the bucket in the path.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const objectKey = (name: string) => ({ Bucket, Key: prefix ? `${prefix}/${name}` : name })
  return {
    name: childLocation(`s3://${Bucket}`, prefix),
    write: async (name, bytes) => void (await client.send(new PutObjectCommand({ ...objectKey(name), Body: bytes }))),
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectKey(name)))
        return Buffer.from(await Body!.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    isEmpty: async () => !(await client.send(new ListObjectsV2Command({ Bucket, Prefix: objectKey('').Key, MaxKeys: 1 }))).Contents?.length,
  }
}
