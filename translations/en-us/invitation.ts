export const invitation = {
  title: 'Invite friends',
}
