import type { Values } from '../../shell/form/field.ts'

/** What the form of an enrolment sends: printed ids, one a line or separated by commas, in capitals; else how many. */
export function toEnrolment({ ids, count, by }: Values): Values {
  if (by !== 'ids') return { count }
  const device_ids = String(ids ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => one.toUpperCase())
  return { device_ids: [...new Set(device_ids)] }
}
