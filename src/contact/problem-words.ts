import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactField, Problem } from './contact-message.ts'

/** What each field says of its problems (specification, section 5). */
export const PROBLEM_WORDS: Record<ContactField, Partial<Record<Problem, MessageDescriptor>>> = {
  firstName: {
    required: msg`First Name is required`,
    tooShort: msg`First Name must be at least 2 characters`,
    notLetters: msg`First Name can only contain letters and spaces`,
  },
  lastName: {
    required: msg`Last Name is required`,
    tooShort: msg`Last Name must be at least 2 characters`,
    notLetters: msg`Last Name can only contain letters and spaces`,
  },
  email: {
    required: msg`Email is required`,
    notAnAddress: msg`Please enter a valid email address`,
  },
  phone: {
    required: msg`Phone Number is required`,
    notAPhone: msg`Phone number can only contain numbers, +, -, (, and )`,
    tooShort: msg`Phone number must be at least 8 digits`,
    tooLong: msg`Phone number cannot be longer than 15 digits`,
  },
  message: {
    required: msg`Message is required`,
    tooShort: msg`Message must be at least 10 characters`,
    tooLong: msg`Message cannot be longer than 1000 characters`,
  },
}
