export const approvePermission = 'award.approve'
