import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  auth: {
    logInTitle: 'Connexion',
    signUpTitle: 'Créer un compte',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'Au moins 8 caractères',
    firstName: 'Prénom',
    lastName: 'Nom',
    logIn: 'Se connecter',
    signUp: 'S’inscrire',
    working: 'Un instant…',
    noAccount: 'Première visite ? Créez un compte',
    haveAccount: 'Déjà un compte ? Connectez-vous',
    forgot: 'Mot de passe oublié ?',
    loginFailed: 'La connexion a échoué',
    registrationFailed: 'L’inscription a échoué',
    checking: 'Vérification de votre connexion…',
    unchecked: 'Nous n’avons pas pu vérifier votre connexion.',
    uncheckedText:
      'Notre serveur ne répond pas pour le moment. Vous restez connecté(e), mais une partie de cette page peut manquer.',
    lead: 'Gérez toutes vos réservations au même endroit.',
    required: 'Connexion requise',
    requiredText: 'Connectez-vous pour accéder à cette page.',
    logInLink: 'Se connecter',
    needsScript: 'La connexion nécessite JavaScript.',
    keepsSelection: 'Votre sélection est conservée.',
    invalid: {
      firstName: 'Indiquez votre prénom',
      lastName: 'Indiquez votre nom',
      email: 'Indiquez une adresse e-mail telle que nom@example.com',
      password: 'Indiquez un mot de passe de 8 à 128 caractères',
    },
  },
  errors: {
    email_taken: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt.',
    password_common: 'Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.',
    password_personal: 'Choisissez un mot de passe sans votre nom, votre adresse e-mail ni le nom de notre site.',
    session_ended: 'Votre session est terminée. Reconnectez-vous.',
    wrong_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  },
}
