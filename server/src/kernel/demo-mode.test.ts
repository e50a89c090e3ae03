import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { chooseDemo, type DatabaseKind } from './demo-mode.ts'

const own = 'postgres://shop@db.example/shop'
const open = { HOST: '0.0.0.0' }

test.each<[string, DatabaseKind, NodeJS.ProcessEnv, boolean | RegExp]>([
  ['a first start here is the demo', 'neither', {}, true],
  ['a first start that others can reach is none', 'neither', open, false],
  ['a first start that others can reach is the demo where it is said', 'neither', { ...open, DEMO: '1' }, true],
  ['a first start behind a proxy is none', 'neither', { PUBLIC_URL: 'https://shop.example' }, false],
  [
    'a first start by its own name on this machine is the demo',
    'neither',
    { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' },
    true,
  ],
  ['a first start of version 6 here is the demo', 'neither', { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  ['a first start of version 6 that others can reach is none', 'neither', { HOST: '::' }, false],
  ['a first start on another database is none', 'neither', { DATABASE_URL: own }, false],
  ['a first start on another database is the demo where it is said', 'neither', { DATABASE_URL: own, DEMO: '1' }, true],
  ['a first start without the demo', 'neither', { DEMO: '0' }, false],
  ['the demo goes on', 'demo', {}, true],
  ['the demo goes on where it is said', 'demo', { ...open, DATABASE_URL: own, DEMO: '1' }, true],
  ['the demo is no real shop', 'demo', { DEMO: '0' }, /DEMO=0.*npm run demo:remove/],
  ['the demo is not shown to others', 'demo', open, /HOST.*DEMO=1.*npm run demo:remove/],
  ['the demo is not shown by a proxy', 'demo', { PUBLIC_URL: 'https://shop.example' }, /PUBLIC_URL.*DEMO=1/],
  ['the demo on another database is said each time', 'demo', { DATABASE_URL: own }, /DATABASE_URL.*DEMO=1.*npm run demo:remove/],
  ['a shop with an owner goes on', 'owned', {}, false],
  ['a shop with an owner is open to others', 'owned', { ...open, DEMO: '0' }, false],
  ['a shop with an owner is never made a demo', 'owned', { DEMO: '1' }, /an owner.*DEMO=0/],
])('QUA-01 %s', (_, holding, env, expected) => {
  const choose = () => chooseDemo(holding, env)
  if (typeof expected === 'boolean') expect(choose()).toBe(expected)
  else expect(choose).toThrow(expected)
})

test('what is neither 0 nor 1 stops the start', () => expect(() => readConfig({ DEMO: 'no' })).toThrow('DEMO must be 0 or 1'))
