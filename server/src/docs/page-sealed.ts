import { sealAlgorithms, sealEncryption, sealWindowSeconds, sessionKeyHours } from '@longmall/contract/sealed.ts'
import { html } from './html.ts'

/** How to call the API under a security option, and what that protects against. */
export const sealedSection = () =>
  html`<section id="sealed-calls">
    <h2>Security options</h2>
    <p>
      An operator may ask that the storefront’s calls come sealed. <code>security_option</code> of <code>site/state</code> says how: 0
      plain, 1 with the server’s public key, 2 with a key of the session. A call that comes otherwise is refused with
      <code>session.option_required</code> and the option in <code>details</code>. Then every call is POST, queries too. Answers are not
      sealed. Calls of the console and notices of providers stay plain.
    </p>
    <p>
      What is sealed is one text: all fields, common ones too, and <code>sealed_path</code> (<code>cart/add</code>),
      <code>sealed_at</code> (milliseconds; at most ${sealWindowSeconds} s from the server’s clock) and <code>sealed_nonce</code> (a random
      UUID, taken once), sorted by name and joined as <code>name=value&amp;…</code>, names and values encoded by RFC 3986. It becomes a JWE
      (RFC 7516) in compact form whose header holds <code>alg</code>, <code>enc</code> and <code>kid</code> and nothing else, and travels in
      the field <code>encrypt</code>.
    </p>
    <ul>
      <li>
        Option 1: <code>${sealAlgorithms[1]}</code>, <code>${sealEncryption}</code>, with key and <code>kid</code> of
        <code>session/key</code>; <code>app_type</code> and <code>app_type_name</code> stand beside <code>encrypt</code> as well.
      </li>
      <li>
        Option 2: <code>${sealAlgorithms[2]}</code>, <code>${sealEncryption}</code>, with 32 random bytes of the client’s own. They are told
        once to <code>session/open</code>, as field <code>key</code> in base64url of a message under option 1 for the path
        <code>session/open</code>, with the <code>token</code> of the session that they are for, if any. The answer gives their
        <code>kid</code>. They end after ${sessionKeyHours} h or with the session.
      </li>
      <li>
        An upload keeps its part <code>file</code>; <code>sealed_files</code> within the message is
        <code>{"file":"&lt;SHA-256 in base64url&gt;"}</code>.
      </li>
    </ul>
    <p>
      <code>session.key_unknown</code> asks for a new key, <code>session.message_late</code> gives the server’s time; both are followed by
      sealing anew. A command that is sealed anew keeps its <code>request_key</code>.
    </p>
    <p>
      The keys of a browser are the browser’s: the options protect calls behind TLS from being altered or sent again. They do not replace
      TLS, and hide nothing from the person at the browser. Browsers give keys to pages from HTTPS or localhost only.
    </p>
  </section>`
