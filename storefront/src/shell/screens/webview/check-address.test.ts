import { expect, test } from 'vitest'
import { decodePunycode } from './decode-punycode.ts'
import { type AddressFlag, checkAddress, type Verdict } from './check-address.ts'
import { showText } from './show-text.ts'

const rules = {
  hosts: ['help.example', '*.partner.example', 'files.example:8443', 'xn--bcher-kva.example'],
  origin: 'https://shop.example',
}

type Row = [address: string, verdict: Verdict, host: string, flags?: AddressFlag[]]

const plain: Row[] = [
  ['https://help.example/faq?a=1#top', 'frame', 'help.example'],
  ['HTTPS://HELP.EXAMPLE/', 'frame', 'help.example'],
  ['https://help.example:443/', 'frame', 'help.example'],
  ['https://a.partner.example/x', 'frame', 'a.partner.example'],
  ['https://a.b.partner.example/x', 'frame', 'a.b.partner.example'],
  ['https://files.example:8443/', 'frame', 'files.example', ['port']],
  ['https://xn--bcher-kva.example/', 'frame', 'bücher.example', ['punycode']],
  ['https://bücher.example/', 'frame', 'bücher.example', ['punycode']],
  ['https://shop.example/v2/goods/list/list', 'own', 'shop.example'],
  ['https://elsewhere.example/', 'ask', 'elsewhere.example'],
]

/** Each imitates an allowed address, the shop, or something harmless. */
const deceptiveAddresses: Row[] = [
  // Other schemes
  ['javascript:alert(1)', 'refuse', ''],
  ['JaVaScRiPt:alert(1)', 'refuse', ''],
  [' javascript:alert(1)', 'refuse', ''],
  ['java\nscript:alert(1)', 'refuse', ''],
  ['java\tscript:alert(1)//https://help.example', 'refuse', ''],
  ['\u0001javascript:alert(1)', 'refuse', ''],
  ['javascript://help.example/%0aalert(1)', 'refuse', ''],
  ['data:text/html,<script>alert(1)</script>', 'refuse', ''],
  ['data:text/html;base64,PHNjcmlwdD4=', 'refuse', ''],
  ['vbscript:msgbox(1)', 'refuse', ''],
  ['blob:https://shop.example/6f1c', 'refuse', ''],
  ['filesystem:https://shop.example/temporary/x', 'refuse', ''],
  ['file:///etc/passwd', 'refuse', ''],
  ['about:blank', 'refuse', ''],
  ['view-source:https://help.example', 'refuse', ''],
  ['intent://help.example#Intent;scheme=https;end', 'refuse', ''],
  ['tel:+8613800000000', 'refuse', ''],
  ['ftp://help.example/', 'refuse', ''],
  ['ws://help.example/', 'refuse', ''],
  // No address at all
  ['', 'refuse', ''],
  ['//evil.example', 'refuse', ''],
  ['///evil.example', 'refuse', ''],
  ['/\\evil.example', 'refuse', ''],
  ['\\\\evil.example', 'refuse', ''],
  ['help.example', 'refuse', ''],
  ['https', 'refuse', ''],
  ['https://', 'refuse', ''],
  ['https://?help.example', 'refuse', ''],
  // Nested encodings are not decoded
  ['https%3A%2F%2Fhelp.example', 'refuse', ''],
  ['javascript%3Aalert(1)', 'refuse', ''],
  ['%68%74%74%70%73://help.example', 'refuse', ''],
  ['https%253A%252F%252Fhelp.example', 'refuse', ''],
  // The host contacted differs from the host displayed
  ['https://help.example@evil.example/', 'ask', 'evil.example', ['userinfo']],
  ['https://help.example:443@evil.example/', 'ask', 'evil.example', ['userinfo']],
  ['https://help.example%40evil.example/', 'refuse', ''],
  ['https://user:secret@help.example/', 'ask', 'help.example', ['userinfo']],
  ['https://@help.example/', 'ask', 'help.example', ['userinfo']],
  ['https://a@b@help.example/', 'ask', 'help.example', ['userinfo']],
  ['https://evil.example\\@help.example/', 'ask', 'evil.example', ['unusual_notation']],
  ['https://help.example\\.evil.example/', 'ask', 'help.example', ['unusual_notation']],
  ['https:\\\\help.example', 'ask', 'help.example', ['unusual_notation']],
  ['https:/\\evil.example', 'ask', 'evil.example', ['unusual_notation']],
  ['https:evil.example', 'ask', 'evil.example', ['unusual_notation']],
  ['https:/evil.example', 'ask', 'evil.example', ['unusual_notation']],
  ['https:///evil.example', 'ask', 'evil.example', ['unusual_notation']],
  ['https:////help.example', 'ask', 'help.example', ['unusual_notation']],
  // White space and control characters that browsers drop in silence
  [' https://help.example', 'ask', 'help.example', ['unusual_notation']],
  ['https://help.example ', 'ask', 'help.example', ['unusual_notation']],
  ['https://help\t.example', 'ask', 'help.example', ['unusual_notation']],
  ['https://help.exa\nmple', 'ask', 'help.example', ['unusual_notation']],
  ['ht\rtps://help.example', 'ask', 'help.example', ['unusual_notation']],
  ['https://help.example/\u0000', 'ask', 'help.example', ['unusual_notation']],
  ['https://help.example\u0000.evil.example', 'refuse', ''],
  ['https://help.example%00.evil.example', 'refuse', ''],
  ['https://help.example%2f.evil.example', 'refuse', ''],
  ['https://help.example%09.evil.example', 'refuse', ''],
  // Hosts written otherwise than they are read
  ['https://help%2eexample/', 'ask', 'help.example', ['unusual_notation']],
  ['https://%68elp.example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://help。example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://help．example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://help｡example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://ｈｅｌｐ.example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://ⓗelp.example/', 'ask', 'help.example', ['unusual_notation']],
  ['https://he\u200blp.example/', 'ask', 'help.example', ['hidden', 'unusual_notation']],
  ['https://help\u00ad.example/', 'ask', 'help.example', ['hidden', 'unusual_notation']],
  ['https://help.example/\u202egpj.exe', 'ask', 'help.example', ['hidden']],
  ['https://\ufeffhelp.example/', 'ask', 'help.example', ['hidden', 'unusual_notation']],
  ['https://help.example./', 'ask', 'help.example.', ['unusual_notation']],
  ['https://shop.example./v1/login', 'ask', 'shop.example.', ['unusual_notation']],
  ['https://help.example.:443/', 'ask', 'help.example.', ['unusual_notation']],
  // Names that look alike
  ['https://hеlp.example/', 'ask', 'hеlp.example', ['punycode']],
  ['https://xn--hlp-rdd.example/', 'ask', 'hеlp.example', ['punycode']],
  ['https://ѕһор.example/', 'ask', 'ѕһор.example', ['punycode']],
  ['https://help.exаmple/', 'ask', 'help.exаmple', ['punycode']],
  ['https://help.example.evil.example/', 'ask', 'help.example.evil.example'],
  ['https://evilhelp.example/', 'ask', 'evilhelp.example'],
  ['https://help.example-evil.example/', 'ask', 'help.example-evil.example'],
  ['https://help-example/', 'ask', 'help-example', ['private']],
  ['https://partner.example/', 'ask', 'partner.example'],
  ['https://evilpartner.example/', 'ask', 'evilpartner.example'],
  ['https://partner.example.evil.example/', 'ask', 'partner.example.evil.example'],
  ['https://.partner.example/', 'ask', '.partner.example'],
  ['https://evil.example/https://help.example/', 'ask', 'evil.example'],
  ['https://evil.example?https://help.example/', 'ask', 'evil.example'],
  ['https://evil.example#@help.example/', 'ask', 'evil.example'],
  ['https://evil.example/@help.example/', 'ask', 'evil.example'],
  // Ports
  ['https://help.example:8443/', 'ask', 'help.example', ['port']],
  ['https://files.example/', 'ask', 'files.example'],
  ['https://files.example:80/', 'ask', 'files.example', ['port']],
  ['https://help.example:99999/', 'refuse', ''],
  ['https://help.example:4x3/', 'refuse', ''],
  ['https://shop.example:8443/', 'ask', 'shop.example', ['port']],
  // Not encrypted
  ['http://help.example/', 'ask', 'help.example', ['plain']],
  ['http://shop.example/', 'ask', 'shop.example', ['plain']],
  // Numbers in all their notations, and what is near
  ['https://127.0.0.1/', 'ask', '127.0.0.1', ['number', 'private']],
  ['https://2130706433/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://0x7f000001/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://0x7f.1/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://0177.0.0.01/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://127.1/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://１２７.０.０.１/', 'ask', '127.0.0.1', ['unusual_notation', 'number', 'private']],
  ['https://[::1]/', 'ask', '[::1]', ['number', 'private']],
  ['https://[::ffff:127.0.0.1]/', 'ask', '[::ffff:7f00:1]', ['unusual_notation', 'number', 'private']],
  ['https://[0:0:0:0:0:0:0:1]/', 'ask', '[::1]', ['unusual_notation', 'number', 'private']],
  ['https://[fe80::1]/', 'ask', '[fe80::1]', ['number', 'private']],
  ['https://192.168.1.1/', 'ask', '192.168.1.1', ['number', 'private']],
  ['https://169.254.169.254/latest/meta-data', 'ask', '169.254.169.254', ['number', 'private']],
  ['https://8.8.8.8/', 'ask', '8.8.8.8', ['number']],
  ['https://256.256.256.256/', 'refuse', ''],
  ['https://localhost/', 'ask', 'localhost', ['private']],
  ['https://printer.local/', 'ask', 'printer.local', ['private']],
  ['https://help.example.localhost/', 'ask', 'help.example.localhost', ['private']],
  // Very long
  [`https://help.example/${'a'.repeat(2000)}`, 'ask', 'help.example', ['long']],
  [`https://help.example/${'é'.repeat(700)}`, 'ask', 'help.example', ['long']],
  [`https://${'a'.repeat(3000)}@help.example/`, 'ask', 'help.example', ['userinfo', 'long']],
]

test.each([...plain, ...deceptiveAddresses])('SHL-20 %j has the verdict %s', (address, verdict, host, flags = []) => {
  const checked = checkAddress(address, rules)
  expect([checked.verdict, checked.host, checked.flags]).toEqual([verdict, host, flags])
  expect(checked.url === null).toBe(verdict === 'refuse')
})

test('SHL-20 there are more than 60 tricks, and none of them opens within the shop', () => {
  expect(deceptiveAddresses.length).toBeGreaterThan(60)
  expect(deceptiveAddresses.filter(([address]) => ['frame', 'own'].includes(checkAddress(address, rules).verdict))).toEqual([])
})

test('SHL-20 a shop that is not encrypted, as on a developer’s machine, may frame what is not either', () => {
  expect(checkAddress('http://help.example/', { ...rules, origin: 'http://127.0.0.1:3000' }).verdict).toBe('frame')
})

test('SHL-20 without a list nothing is framed', () => {
  expect(checkAddress('https://help.example/', { hosts: [], origin: rules.origin }).verdict).toBe('ask')
})

test('SHL-20 a name in another script is shown as people write it', () => {
  expect(['xn--fsqu00a.xn--0zwm56d', 'xn--80ak6aa92e.com', 'xn--bcher-kva.example', 'plain.example'].map(decodePunycode)).toEqual([
    '例子.测试',
    'аррӏе.com',
    'bücher.example',
    'plain.example',
  ])
  expect(['xn--', 'xn--a-ü', 'xn--99999999999'].map(decodePunycode)).toEqual(['xn--', 'xn--a-ü', 'xn--99999999999'])
})

test('SHL-20 invisible characters are shown as code points', () => {
  expect(showText('https://a.example/\u202egpj\u00a0.exe\n')).toBe('https://a.example/‹202E›gpj‹00A0›.exe‹000A›')
})
