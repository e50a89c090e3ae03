import { expect, test } from 'vitest'
import { readConfig, requirePublicUrl } from './config.ts'

const problemOf = (env: NodeJS.ProcessEnv): string | null => {
  try {
    requirePublicUrl(readConfig(env))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['PORT must be 0 to 65535, not "eighty"', { PORT: 'eighty' }],
  ['PORT must be 0 to 65535, not "65536"', { PORT: '65536' }],
  ['LOG_LEVEL must be one of trace', { LOG_LEVEL: 'loud' }],
  ['DEMO must be 0 or 1, not "yes"', { DEMO: 'yes' }],
  ['PUBLIC_URL must be an address that begins with http://', { PUBLIC_URL: 'shop.example' }],
  ['PUBLIC_URL must say where the shop is reached', { HOST: '0.0.0.0' }],
  ['DATABASE_URL must be an address that begins with postgres://', { DATABASE_URL: 'mysql://shop:secret@localhost/shop' }],
  [
    'MIGRATION_DATABASE_URL must be an address that begins',
    { DATABASE_URL: 'postgres://a/b', MIGRATION_DATABASE_URL: 'mysql://a:secret@b/c' },
  ],
  ['MIGRATION_DATABASE_URL needs DATABASE_URL', { MIGRATION_DATABASE_URL: 'postgres://a/b' }],
  ['METRICS_TOKEN must have at least 16 characters', { METRICS_TOKEN: 'secret' }],
])('a wrong environment is refused by the name of its variable: %s', (expected, env) => {
  const problem = problemOf(env)
  expect(problem).toContain(expected)
  expect(problem).not.toContain('secret')
})

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '', DEMO: '' })).toEqual(readConfig({}))
})
