import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  auth: {
    logInTitle: 'Iniciar sesión',
    verifyTitle: 'Confirma tu correo electrónico',
    notMeTitle: '¿No has sido tú?',
    signUpTitle: 'Crear una cuenta',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos 8 caracteres',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    logIn: 'Iniciar sesión',
    signUp: 'Registrarme',
    working: 'Un momento…',
    noAccount: '¿Es tu primera vez? Crea una cuenta',
    haveAccount: '¿Ya tienes cuenta? Inicia sesión',
    forgot: '¿Has olvidado la contraseña?',
    loginFailed: 'No se ha podido iniciar sesión',
    registrationFailed: 'No se ha podido crear la cuenta',
    checking: 'Comprobando tu sesión…',
    unchecked: 'No hemos podido comprobar tu sesión.',
    uncheckedText:
      'Nuestro servidor no responde ahora mismo. Tu sesión sigue abierta, pero puede faltar algo en esta página.',
    lead: 'Gestiona tus reservas en un solo sitio.',
    required: 'Debes iniciar sesión',
    requiredText: 'Inicia sesión para ver esta página.',
    logInLink: 'Iniciar sesión',
    needsScript: 'Para iniciar sesión hace falta JavaScript.',
    keepsSelection: 'Tu selección sigue guardada.',
    invalid: {
      firstName: 'Escribe tu nombre',
      lastName: 'Escribe tus apellidos',
      email: 'Escribe una dirección de correo como nombre@example.com',
      password: 'Escribe una contraseña de entre 8 y 128 caracteres',
    },
  },
  errors: {
    email_taken: 'Ya hay una cuenta con este correo electrónico. Inicia sesión.',
    password_common: 'Esta contraseña es demasiado común y fácil de adivinar. Elige otra.',
    password_personal:
      'Elige una contraseña que no contenga tu nombre, tu correo electrónico ni el nombre de nuestro sitio.',
    session_ended: 'Tu sesión ha terminado. Vuelve a iniciarla.',
    wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
  },
}
