import { knownDevices } from '../../identity/login/known-devices.ts'
import type { Context } from '../../kernel/context.ts'

export const staffDevices = knownDevices({ cookie: 'lm_console_device', table: 'staff_device', owner: 'staff_id' })

/** Whose wrong passwords and codes are counted: an operator's; on a device known to the operator, of that device alone (IDN-05, IDN-12). */
export const passwordSubject = (staff_id: number) => `staff ${staff_id}`
/** Wrong codes are counted apart from wrong passwords, since every right password sets those back to none. */
export const codeSubject = (staff_id: number) => `staff ${staff_id} code`

/** The same for the calling device: strangers who use up the operator's attempts do not lock out a known one. */
export async function subjectHere(context: Context, subject: (staff_id: number) => string, staff_id: number): Promise<string> {
  const device = staffDevices.read(context)
  const isKnown = device !== null && (await staffDevices.isKnown(context, device, staff_id))
  return isKnown ? `${subject(staff_id)} device ${device.toString('base64url')}` : subject(staff_id)
}
