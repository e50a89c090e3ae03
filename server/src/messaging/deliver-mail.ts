import { createTransport } from 'nodemailer'
import type { Context } from '../kernel/context.ts'
import { storeName } from '../kernel/store-name.ts'
import { renderMail } from './render-mail.ts'
import type { Outgoing } from './send-queued.ts'
import { messagingSettings as own } from './settings.ts'
import { Undeliverable } from './undeliverable.ts'

// In all less than the pause after which another process may take the message up.
const limits = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000, dnsTimeout: 5000 }

/** Hands a mail to the mail server, as text and as HTML. Throws `Undeliverable` when the server will never take it for this receiver. */
export async function deliverMail(context: Context, { recipient, language, subject, body, code }: Outgoing): Promise<void> {
  const { setting, site } = context
  const store = storeName(context, language)
  const transport = createTransport({ ...serverOf(context), ...limits })
  try {
    await transport.sendMail({
      from: { name: store, address: setting(own.mail_from) },
      to: { name: '', address: recipient },
      subject,
      text: body.replace('{code}', code ?? ''),
      html: renderMail({ store, home: site.config.publicUrl, language, subject, body, code }),
      headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
    })
  } catch (error) {
    throw isRefusedForGood(error) ? new Undeliverable(error.message) : error
  } finally {
    transport.close()
  }
}

function serverOf({ setting }: Context) {
  const [security, user] = [setting(own.smtp_security), setting(own.smtp_user)]
  return {
    host: setting(own.smtp_host).replace(/^\[|\]$/g, ''),
    port: setting(own.smtp_port),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(user && { auth: { user, pass: setting(own.smtp_password) } }),
  }
}

// The server spoke of the receiver, not of us, and 5xx is its last word.
const isRefusedForGood = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EENVELOPE' && 'responseCode' in error && Number(error.responseCode) >= 500
