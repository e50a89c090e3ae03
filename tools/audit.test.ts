import { expect, test } from 'vitest'
import { readAudit } from './audit.js'

const hole = (name: string, severity: string) => ({ name, severity, range: '<2.0.0', via: [] })

test('a high or critical hole of a package fails the audit by name; lesser ones do not', () => {
  const report = { vulnerabilities: { a: hole('a', 'critical'), b: hole('b', 'high'), c: hole('c', 'moderate') }, metadata: {} }
  expect(readAudit(JSON.stringify(report))).toEqual({ vulnerabilities: ['critical: a <2.0.0', 'high: b <2.0.0'] })
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ vulnerabilities: [] })
})

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOAUDIT","summary":"no audit"}}', 'no audit'],
  ['', 'npm audit gave no answer'],
])('a registry that does not answer (%s) is said and not a failure', (text, unanswered) => {
  expect(readAudit(text)).toEqual({ unanswered })
})
