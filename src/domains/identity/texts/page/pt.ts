import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  auth: {
    logInTitle: 'Iniciar sessão',
    signUpTitle: 'Criar uma conta',
    email: 'Endereço de e-mail',
    password: 'Palavra-passe',
    passwordHint: 'Pelo menos 8 caracteres',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    logIn: 'Entrar',
    signUp: 'Criar conta',
    working: 'Um momento…',
    noAccount: 'É a primeira vez? Crie uma conta',
    haveAccount: 'Já tem conta? Inicie sessão',
    forgot: 'Esqueceu-se da palavra-passe?',
    loginFailed: 'Não foi possível iniciar sessão',
    registrationFailed: 'Não foi possível criar a conta',
    checking: 'A verificar a sessão…',
    unchecked: 'Não foi possível verificar a sua sessão.',
    uncheckedText:
      'O nosso servidor não responde neste momento. A sua sessão continua iniciada, mas pode faltar parte desta página.',
    lead: 'Gira as suas marcações num só lugar.',
    required: 'É preciso iniciar sessão',
    requiredText: 'Inicie sessão para aceder a esta página.',
    logInLink: 'Iniciar sessão',
    needsScript: 'Iniciar sessão requer JavaScript.',
    keepsSelection: 'A sua seleção fica guardada.',
    invalid: {
      firstName: 'Indique o seu nome próprio',
      lastName: 'Indique o seu apelido',
      email: 'Indique um endereço de e-mail como nome@example.com',
      password: 'Indique uma palavra-passe de 8 a 128 caracteres',
    },
  },
  errors: {
    email_taken: 'Já existe uma conta com este endereço de e-mail. Inicie sessão.',
    password_common: 'Esta palavra-passe é demasiado comum e fácil de adivinhar. Escolha outra.',
    password_personal: 'Escolha uma palavra-passe sem o seu nome, o seu e-mail nem o nome do nosso site.',
    session_ended: 'A sua sessão terminou. Inicie sessão de novo.',
    wrong_credentials: 'O endereço de e-mail ou a palavra-passe está incorreto.',
  },
}
