import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { makeBackup } from '@longmall/tools/backup/make-backup.ts'
import { openBackup } from '@longmall/tools/backup/open-backup.ts'
import { storageOf } from '@longmall/tools/backup/storage.ts'
import { restoreBackup } from '@longmall/tools/backup/restore-backup.ts'
import { describeError } from '@longmall/tools/backup/describe-error.ts'
import { openBucketDouble } from '../../src/media/test/bucket-double.ts'
import { makeDatabase, makeFolder, ownerUrlOf } from '../run-shop.ts'
import { openFilledShop, runTool } from './stage.ts'

const bucket = await openBucketDouble()
const { shop, picture } = await openFilledShop({
  settings: {
    'storage.kind': 's3',
    'storage.bucket': 'pictures',
    'storage.region': bucket.region,
    'storage.endpoint': bucket.endpoint,
    'storage.path_style': true,
    'storage.access_key': bucket.access_key,
    'storage.secret_key': bucket.secret_key,
  },
})
const key = randomBytes(32)
const emptyDatabase = () => makeDatabase('template template0')
const newBackup = async (backupKey: Buffer | null) => {
  const folder = join(makeFolder(), 'backup')
  await makeBackup(shop.site, shop.url, storageOf(folder), backupKey)
  return folder
}
const whole = { encrypted: await newBackup(key), plain: await newBackup(null) }

/** Opens and restores, as the program does; answers why not. */
async function refusalOf(folder: string, backupKey: Buffer | null, { databaseUrl = '', dataDir = '', env = {} }): Promise<string> {
  try {
    const config = {
      ...shop.site.config,
      dataDir: dataDir || makeFolder(),
      databaseUrl: databaseUrl || 'postgres://nobody@127.0.0.1:1/nothing',
      migrationUrl: databaseUrl ? ownerUrlOf(databaseUrl) : null,
    }
    await restoreBackup(config, await openBackup(storageOf(folder), backupKey), { toDisk: false, env })
    return 'restored'
  } catch (error) {
    return describeError(error)
  }
}
const tablesIn = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)
  await client.end()
  return rowCount
}

describe('a backup that cannot be trusted is refused before anything is changed', () => {
  test.each([
    ['the wrong key', randomBytes(32), 'manifest.gz.0001 does not open with this BACKUP_KEY'],
    ['no key', null, 'the backup is encrypted: give its key as BACKUP_KEY'],
  ])('%s', async (_, backupKey, message) => {
    expect(await refusalOf(whole.encrypted, backupKey, {})).toBe(message)
  })

  test('a key where nothing is encrypted', async () => {
    expect(await refusalOf(whole.plain, key, {})).toBe('a BACKUP_KEY is given, but this backup is not encrypted')
  })

  test.each([
    ['encrypted', 'tables/entry.gz.0001'],
    ['encrypted', 'manifest.gz.0001'],
    ['plain', 'tables/member.gz.0001'],
    ['plain', 'manifest.gz.0001'],
    ['plain', 'files'],
  ] as const)('a flipped byte, %s: %s', async (kind, name) => {
    const folder = whole[kind]
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const file = files.map((entry) => join(entry.parentPath, entry.name)).find((path) => path.startsWith(join(folder, name)))!
    const bytes = readFileSync(file)
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(file, flipped)
    const [databaseUrl, dataDir] = [await emptyDatabase(), makeFolder()]
    const message = await refusalOf(folder, kind === 'plain' ? null : key, { databaseUrl, dataDir })
    writeFileSync(file, bytes)
    expect(message).toMatch(/^the backup is damaged: .* is not what was written$/)
    expect([await tablesIn(databaseUrl), readdirSync(dataDir)]).toEqual([0, []])
  })

  test('a piece that is missing, and a backup that was not finished', async () => {
    const folder = await newBackup(null)
    rmSync(join(folder, 'tables/entry.gz.0001'))
    expect(await refusalOf(folder, null, {})).toBe('the backup is not whole: tables/entry.gz.0001 is missing')
    rmSync(join(folder, 'backup.json'))
    expect(await refusalOf(folder, null, {})).toBe(`there is no finished backup at ${folder}: backup.json is missing`)
  })

  test('a header that is none', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'backup.json'), '{"format":"another"}')
    expect(await refusalOf(folder, null, {})).toBe(`backup.json at ${folder} is not that of a backup, or is damaged`)
  })
})

describe('what is there is not mixed with a backup', () => {
  test('a filled database stays as it is', async () => {
    const before = await tablesIn(shop.url)
    const message = await refusalOf(whole.plain, null, { databaseUrl: shop.url })
    expect(message).toMatch(/^the database is not empty: it has \d+ tables, \w+\.\w+ among them$/)
    expect(await tablesIn(shop.url)).toBe(before)
  })

  test('a filled folder stays as it is', async () => {
    const dataDir = makeFolder()
    writeFileSync(join(dataDir, 'sign.key'), 'mine')
    expect(await refusalOf(whole.plain, null, { dataDir })).toBe(`DATA_DIR ${dataDir} is not empty: it holds sign.key`)
    expect(readFileSync(join(dataDir, 'sign.key'), 'utf8')).toBe('mine')
  })

  test('other keys in the environment', async () => {
    const env = { PEPPER_KEY: randomBytes(32).toString('base64url') }
    expect(await refusalOf(whole.plain, null, { env })).toMatch(/^PEPPER_KEY is not the key that the backup was made with/)
  })

  test('a place that holds something is no place for a backup', async () => {
    const folder = makeFolder()
    appendFileSync(join(folder, 'notes.txt'), 'mine')
    await expect(makeBackup(shop.site, shop.url, storageOf(folder), null)).rejects.toThrow(`${folder} is not empty`)
  })
})

test('QUA-11 an encrypted backup in a bucket is restored into another database, its pictures into the bucket or onto the disk', async () => {
  const env = {
    AWS_ACCESS_KEY_ID: bucket.access_key,
    AWS_SECRET_ACCESS_KEY: bucket.secret_key,
    AWS_REGION: bucket.region,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    BACKUP_KEY: key.toString('base64url'),
  }
  const keys = {
    SIGN_KEY: Buffer.from(shop.site.keys.sign).toString('base64url'),
    PEPPER_KEY: Buffer.from(shop.site.keys.pepper).toString('base64url'),
  }
  const backedUp = await runTool(['tools/backup/backup.ts', 's3://pictures/backups'], {
    ...env,
    ...keys,
    DATABASE_URL: shop.url,
    DATA_DIR: shop.site.config.dataDir,
  })
  expect(backedUp).toEqual({ code: 0, output: expect.stringMatching(/\ns3:\/\/pictures\/backups\/longmall-\S+Z\n$/) })
  const name = backedUp.output.trim().split('\n').at(-1)!
  const stored = [...bucket.files].filter(([path]) => path.startsWith('backups/'))
  for (const [path, { bytes }] of stored) expect([path, bytes.includes('login_1')]).toEqual([path, false])

  const content = bucket.files.get(picture.slice(1))!.bytes
  for (const toDisk of [false, true]) {
    bucket.files.delete(picture.slice(1))
    const dataDir = join(makeFolder(), 'data')
    const args = ['tools/backup/restore.ts', name, ...(toDisk ? ['--pictures-to-disk'] : [])]
    const url = await emptyDatabase()
    const database = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrlOf(url) }
    expect(await runTool(args, { ...env, ...database, DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    expect([existsSync(join(dataDir, picture)), bucket.files.has(picture.slice(1))]).toEqual([toDisk, !toDisk])
    expect(toDisk ? readFileSync(join(dataDir, picture)) : bucket.files.get(picture.slice(1))!.bytes).toEqual(content)
    bucket.files.set(picture.slice(1), { bytes: content, type: 'image/webp' })
  }
}, 300_000)

test('a backup of nothing is not made', async () => {
  const dataDir = makeFolder()
  mkdirSync(join(dataDir, 'media'))
  const { code, output } = await runTool(['tools/backup/backup.ts', makeFolder()], { DATA_DIR: dataDir })
  expect([code, output.trim()]).toEqual([1, `No backup was made: there is no shop in DATA_DIR ${dataDir}`])
})
