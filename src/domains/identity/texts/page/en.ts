import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  auth: {
    logInTitle: 'Log in',
    verifyTitle: 'Confirm your email address',
    notMeTitle: 'Was this not you?',
    signUpTitle: 'Create an account',
    email: 'Email address',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    firstName: 'First name',
    lastName: 'Last name',
    logIn: 'Log in',
    signUp: 'Sign up',
    working: 'One moment...',
    noAccount: 'New here? Create an account',
    haveAccount: 'Already have an account? Log in',
    forgot: 'Forgot your password?',
    loginFailed: 'Login failed',
    registrationFailed: 'Registration failed',
    checking: 'Checking authentication...',
    unchecked: 'We could not check whether you are logged in.',
    uncheckedText: 'Our server is not answering right now. You stay logged in, but parts of this page may be missing.',
    lead: 'Manage your bookings in one place.',
    required: 'Authentication Required',
    requiredText: 'Please log in to access this page.',
    logInLink: 'Log In',
    needsScript: 'Logging in needs JavaScript.',
    keepsSelection: 'Your selection is saved.',
    invalid: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter an email address such as name@example.com',
      password: 'Enter a password with 8 to 128 characters',
    },
  },
  errors: {
    email_taken: 'An account with this email address already exists. Log in instead.',
    password_common: 'This password is too common and easy to guess. Please choose another one.',
    password_personal: 'Please choose a password that does not contain your name, your email address or our name.',
    session_ended: 'Your session has ended. Please log in again.',
    wrong_credentials: 'The email address or password is incorrect.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
