/** A valid message, in the field order of the requirements. */
export const MESSAGE = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410000000',
  message: 'We make sensors.',
}
