/** What means the same in the trade, in the four languages; in plain letters, one word each. */
const groups: readonly string[] = [
  'hair hairdresser hairdressers hairdressing hairstylist hairstyling coiffeur coiffeuse coiffure cheveux peluqueria peluquero peluquera pelo cabello cabelo cabelos cabeleireiro cabeleireira',
  'barber barbers barbershop barbering barbier barbero barberia barbeiro barbearia',
  'cut haircut haircuts coupe corte tijeras tesoura',
  'trim retouche despunte aparar',
  'beard barbe barba',
  'shave shaving rasage afeitado afeitar',
  'colour color colouring coloring coloration couleur teinture tinte coloracion coloracao tintura',
  'highlights highlight meches mechas madeixas luzes',
  'blowdry brushing secado escova',
  'braids braid braiding tresses tresse trenzas trenza trancas tranca',
  'extensions extension extensiones extensoes',
  'straightening straighten lissage alisado alisamento',
  'perm permanente',
  'nails nail ongles ongle unas unhas unha manicure manicures manicurist mani manucure manicura',
  'pedicure pedicures pedi pedicura',
  'varnish polish vernis esmalte esmaltado',
  'lashes lash eyelash eyelashes cils pestanas pestana cilios',
  'brows brow eyebrow eyebrows sourcils cejas sobrancelhas sobrancelha',
  'makeup maquillage maquilleur maquilleuse maquillaje maquillador maquilladora maquiagem maquilhagem maquiador maquiadora',
  'facial facials visage',
  'skin skincare peau piel pele',
  'wax waxing epilation epilacion depilacion depilacao cire',
  'massage massages masseur masseuse masaje masajes masajista massagem massagens massagista',
  'relaxing relaxation relaxant relajante relaxante',
  'pregnancy pregnant prenatal enceinte embarazo embarazada gravida gestante',
  'sports sport sportif deportivo esportivo desportivo',
  'trainer trainers coach coaching entraineur entrenador entrenadora entrenamiento treinador treinadora treino',
  'personal personnel personnelle',
  'fitness gym workout musculation gimnasio academia',
  'yoga ioga',
  'nutrition nutritionist nutritionniste nutricion nutricionista nutricao dietitian dietician dieteticien dietista',
  'weight poids peso',
  'tattoo tattoos tattooist tattooing tatouage tatouages tatoueur tatoueuse tatuaje tatuajes tatuador tatuadora tatuagem tatuagens',
  'lettering lettrage letras letra',
  'photographer photographers photography photo photos photographe photographie foto fotos fotografo fotografa fotografia',
  'portrait portraits retrato retratos',
  'wedding weddings bridal bride mariage mariee boda bodas novia casamento noiva',
  'family famille familia',
  'children child kids kid enfant enfants ninos nino nina crianca criancas infantil',
  'men man mens gents homme hommes hombre hombres homem homens masculino',
  'women woman ladies femme femmes mujer mujeres mulher mulheres feminino',
  'baby babies bebe bebes newborn',
  'lesson lessons class classes cours clase clases aula aulas',
]

/** What is typed with the trade and says nothing about it; places and people are looked for elsewhere. */
const fillers =
  'salon salons shop studio near nearby me best cheap good price prices need appointment booking book pres proche meilleur pas cher prix besoin rendez vous rdv reserver cerca mejor barato precio precios necesito cita reservar perto melhor preco precos preciso marcar'

const bySynonym = new Map(
  groups.flatMap((group) => {
    const words = group.split(' ')
    return words.map((word) => [word, words] as const)
  }),
)

export const synonymsOf = (word: string): readonly string[] | undefined => bySynonym.get(word)
export const allSynonyms: readonly string[] = [...bySynonym.keys()]
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '))
