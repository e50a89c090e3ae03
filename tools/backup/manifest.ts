import * as z from 'zod/mini'

/** What is split into chunks `<name>.0001` and so on; only the manifest has their number and their hashes. */
const Part = { name: z.string(), pieces: z.array(z.object({ bytes: z.int(), sha256: z.string() })) }

/** A path below the data folder or in the bucket of pictures. */
const FilePath = z.string().check(
  z.regex(/^(?:media|anchors)\/[^\0\\]+$/),
  z.refine((path) => !path.split('/').some((step) => step === '' || step === '.' || step === '..')),
)

export const Manifest = z.object({
  made_at: z.string(),
  app_version: z.string(),
  /** What the schema was made by. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ ...Part, table: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ sequence: z.string(), last_value: z.string(), is_called: z.boolean() })),
  files: z.array(z.object({ ...Part, path: FilePath, in: z.enum(['disk', 'bucket']) })),
  /** Of the installation, base64url. */
  keys: z.object({ sign: z.string(), pepper: z.string() }),
})
export type Manifest = z.infer<typeof Manifest>
export type PartOfBackup = Pick<Manifest['files'][number], 'name' | 'pieces'>

/** Written last, so that a backup without it is one that was not finished. Nothing in it is secret. */
export const Header = z.object({
  format: z.literal('longmall backup 1'),
  id: z.string(),
  is_encrypted: z.boolean(),
  manifest: z.object(Part),
})
export type Header = z.infer<typeof Header>

export const headerName = 'backup.json'
