import { readPasswordSearch } from '../identity/payment-password/password-flow.ts'
import { readLogInSearch } from '../identity/read-log-in-search.ts'
import { screen } from './screen.ts'

const registrationStep = { access: 'visitor', translations: ['identity', 'form', 'code'], search: readLogInSearch } as const

const passwordStep = { access: 'member', translations: ['identity', 'payment', 'code', 'form'], search: readPasswordSearch } as const

export const identityScreens = {
  '/v1/login': screen('identity/login/login-screen', registrationStep),
  '/v1/login/register/introduce': screen('identity/registration/introduce-screen', {
    ...registrationStep,
    translations: [...registrationStep.translations, 'reward'],
  }),
  '/v1/login/register/register': screen('identity/registration/register-screen', {
    ...registrationStep,
    translations: ['identity', 'form', 'code', 'member', 'content', 'reward'],
  }),
  '/v1/login/register/register2': screen('identity/registration/register-code-screen', registrationStep),
  '/v1/login/register/register3': screen('identity/registration/register-done-screen', registrationStep),
  '/v1/login/findpw/findpw': screen('identity/recovery/recover-screen', registrationStep),
  '/v1/login/findpw/findpw2': screen('identity/recovery/recover-code-screen', registrationStep),
  '/v1/login/findpw/findpw3': screen('identity/recovery/new-password-screen', registrationStep),
  '/v1/login/findpw/findpw4': screen('identity/recovery/recovered-screen', registrationStep),
  '/v1/login/contact/undo': screen('identity/owner/undo-contact-screen', { translations: ['identity'] }),
  '/v1/member/point_password/point_password': screen('identity/payment-password/payment-password-screen', passwordStep),
  '/v1/member/point_password/point_password2': screen('identity/payment-password/payment-code-screen', passwordStep),
  '/v1/member/point_password/point_password3': screen('identity/payment-password/payment-digits-screen', passwordStep),
  '/v1/member/point_password/point_password4': screen('identity/payment-password/payment-done-screen', passwordStep),
}
