import { Flag, OptionalText, Pattern } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { constrainSettings, settings } from '../../kernel/settings.ts'

export const storageSettings = settings('storage', {
  kind: {
    schema: z.enum(['disk', 's3']),
    default: 'disk' as const,
    effect: 'Where uploaded pictures are kept: on the disk of the server, or in a bucket that speaks S3. What is on the disk stays there.',
  },
  bucket: {
    schema: Pattern(/^$|^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 63),
    default: '',
    effect: 'The bucket that pictures are put into.',
  },
  region: { schema: Pattern(/^[a-z0-9-]{2,40}$/, 40), default: 'us-east-1', effect: 'The region of the bucket.' },
  endpoint: {
    schema: Pattern(/^$|^https?:\/\/[^\s/]+\/?$/, 300),
    default: '',
    cleared_secrets: ['secret_key'],
    effect: 'Where a service other than Amazon’s is reached, such as `https://storage.example`. Empty: Amazon S3.',
  },
  path_style: {
    schema: Flag,
    default: false,
    effect: 'Names the bucket in the path of an address instead of before its host, as many services other than Amazon’s want it.',
  },
  prefix: {
    schema: Pattern(/^$|^(?:[\w-]+\/)+$/, 100),
    default: '',
    effect: 'What names of files in the bucket begin with, such as `shop/`.',
  },
  access_key: { schema: OptionalText(128), default: '', effect: 'The ID of the key that may write into the bucket.' },
  secret_key: { schema: OptionalText(128), default: '', secret: true, effect: 'The secret of that key.' },
})

constrainSettings(
  [storageSettings.kind, storageSettings.bucket, storageSettings.access_key, storageSettings.secret_key],
  'setting.storage_incomplete',
  (read) =>
    read(storageSettings.kind) === 'disk'
      ? true
      : Boolean(read(storageSettings.bucket) && read(storageSettings.access_key) && read(storageSettings.secret_key)),
)
