import { readSetting } from '../identity/payment-password/setting.ts'
import { readEntry } from '../identity/read-entry.ts'
import { screen } from './screen.ts'

const journey = { who: 'visitor', phrases: ['identity', 'form', 'code'], search: readEntry } as const

const settingPassword = { who: 'member', phrases: ['identity', 'payment', 'code', 'form'], search: readSetting } as const

export const identityScreens = {
  '/v1/login': screen('identity/login/login-screen', journey),
  '/v1/login/register/introduce': screen('identity/registration/introduce-screen', { ...journey, phrases: [...journey.phrases, 'reward'] }),
  '/v1/login/register/register': screen('identity/registration/register-screen', {
    ...journey,
    phrases: ['identity', 'form', 'code', 'member', 'content', 'reward'],
  }),
  '/v1/login/register/register2': screen('identity/registration/register-code-screen', journey),
  '/v1/login/register/register3': screen('identity/registration/register-done-screen', journey),
  '/v1/login/findpw/findpw': screen('identity/recovery/recover-screen', journey),
  '/v1/login/findpw/findpw2': screen('identity/recovery/recover-code-screen', journey),
  '/v1/login/findpw/findpw3': screen('identity/recovery/new-password-screen', journey),
  '/v1/login/findpw/findpw4': screen('identity/recovery/recovered-screen', journey),
  '/v1/login/contact/undo': screen('identity/owner/undo-contact-screen', { phrases: ['identity'] }),
  '/v1/member/point_password/point_password': screen('identity/payment-password/payment-password-screen', settingPassword),
  '/v1/member/point_password/point_password2': screen('identity/payment-password/payment-code-screen', settingPassword),
  '/v1/member/point_password/point_password3': screen('identity/payment-password/payment-digits-screen', settingPassword),
  '/v1/member/point_password/point_password4': screen('identity/payment-password/payment-done-screen', settingPassword),
}
