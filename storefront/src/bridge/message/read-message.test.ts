import { hostCommands } from '@longmall/contract/constants.ts'
import { expect, test } from 'vitest'
import { commands, type CommandCode } from './commands.ts'
import { messageFields, readMessage } from './read-message.ts'

const codes = Object.keys(commands) as CommandCode[]
const common = { pro_version: '1.0.0', plartform: 'android', mes_unique_id: 'm-1' }

test('HST-01 every command from 001 to 017 but 011 is there under its name', () => {
  expect(codes.toSorted()).toEqual([...Array(17).keys()].map((n) => String(n + 1).padStart(3, '0')).filter((code) => code !== '011'))
  for (const code of codes) expect(commands[code].name).toBe(hostCommands[code])
})

test('HST-01 the fields are spelled as the specification does, letter by letter', () => {
  const specified =
    'cmd, pro_version, plartform, mes_unique_id, token, email, isInstallBoostapp, url, sku_id, promotion_type, promotion_id, promotion_addon, source_member, pre_mes_unique_id, isProductEnvironment'
  expect([...messageFields].toSorted()).toEqual(specified.split(', ').toSorted())
})

const full = {
  ...common,
  token: 't',
  email: 'a@b.example',
  url: '/x',
  sku_id: '7',
  promotion_type: 'seckill',
  promotion_id: '3',
  promotion_addon: 'seckill',
  source_member: '12',
  pre_mes_unique_id: 'm-0',
  isInstallBoostapp: true,
  isProductEnvironment: false,
}

test.each(codes.filter((code) => commands[code].from !== 'shop'))(
  'HST-01 %s is read with the fields it may carry, and no others',
  (cmd) => {
    const wanted = [...commands[cmd].needs, ...commands[cmd].may]
    const expected = { cmd, ...common, ...Object.fromEntries(wanted.map((name) => [name, full[name]])) }
    expect(readMessage(JSON.stringify({ ...full, cmd, surplus: 1 }))).toEqual({ message: expected })
    expect(readMessage({ ...full, cmd })).toEqual({ message: expected })
  },
)

test('ids may come as numbers and flags as 0 and 1, and what is empty counts as absent', () => {
  expect(readMessage({ cmd: '005', ...common, mes_unique_id: 12, sku_id: 119, source_member: '' })).toEqual({
    message: { cmd: '005', ...common, mes_unique_id: '12', sku_id: '119' },
  })
  expect(readMessage({ cmd: '009', ...common, isInstallBoostapp: '1', isProductEnvironment: 0 })).toEqual({
    message: { cmd: '009', ...common, isInstallBoostapp: true, isProductEnvironment: false },
  })
})

test.each<[string, unknown]>([
  ['no JSON', '{cmd:"005"}'],
  ['no JSON', ''],
  ['no object', 'null'],
  ['no object', '[]'],
  ['no object', '"005"'],
  ['no object', 5],
  ['no object', null],
  ['no object', undefined],
  ['too long', JSON.stringify({ cmd: '005', ...common, surplus: 'x'.repeat(20_000) })],
  ['unknown cmd "011"', { cmd: '011', ...common }],
  ['unknown cmd "018"', { cmd: '018', ...common }],
  ['unknown cmd 5', { cmd: 5, ...common }],
  ['unknown cmd "5"', { cmd: '5', ...common }],
  ['unknown cmd "toString"', { cmd: 'toString', ...common }],
  ['unknown cmd "__proto__"', { cmd: '__proto__', ...common }],
  ['unknown cmd undefined', common],
  ['001 is never sent by a host', { cmd: '001', ...common }],
  ['004 is never sent by a host', { cmd: '004', ...common }],
  ['005 without mes_unique_id', { cmd: '005', ...common, mes_unique_id: '' }],
  ['005 without mes_unique_id', { cmd: '005', ...common, mes_unique_id: {} }],
  ['005 without pro_version', { cmd: '005', ...common, pro_version: undefined }],
  ['005 without plartform', { cmd: '005', platform: 'android', pro_version: '1.0.0', mes_unique_id: 'm' }],
  ['version "2.0.0" is not spoken here', { cmd: '005', ...common, pro_version: '2.0.0' }],
  ['version "1.x" is not spoken here', { cmd: '005', ...common, pro_version: '1.x' }],
  ['005 with a wrong sku_id', { cmd: '005', ...common, sku_id: ['1'] }],
  ['005 with a wrong sku_id', { cmd: '005', ...common, sku_id: 1.5 }],
  ['005 with a wrong sku_id', { cmd: '005', ...common, sku_id: 'x'.repeat(201) }],
  ['009 with a wrong isInstallBoostapp', { cmd: '009', ...common, isInstallBoostapp: 'yes' }],
  ['002 with a wrong token', { cmd: '002', ...common, token: 'x'.repeat(4001) }],
  ['010 without pre_mes_unique_id', { cmd: '010', ...common }],
  ['015 without url', { cmd: '015', ...common }],
  ['015 with a wrong url', { cmd: '015', ...common, url: '\ud800' }],
])('HST-02 dropped: %s', (problem, raw) => {
  expect(readMessage(raw)).toEqual({ problem })
})
