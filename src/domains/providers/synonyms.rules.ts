/** What means the same in the trade, in the four languages; in plain letters, one word each. */
const groups: readonly string[] = [
  'hair hairdresser hairdressers hairdressing hairstylist hairstyling coiffeur coiffeurs coiffeuse coiffeuses coiffure cheveux peluqueria peluquerias peluquero peluqueros peluquera peluqueras pelo cabello cabelo cabelos cabeleireiro cabeleireiros cabeleireira cabeleireiras',
  'barber barbers barbershop barbering barbier barbiers barbero barberos barberia barberias barbeiro barbeiros barbearia barbearias',
  'cut haircut haircuts coupe corte tijeras tesoura',
  'trim retouche despunte aparar',
  'beard barbe barba',
  'shave shaving rasage afeitado afeitar',
  'colour color colours colors colouring coloring tint tinting coloration couleur teinture tinte coloracion coloracao tintura',
  'highlights highlight meches mechas madeixas luzes',
  'blowdry blow blowout brushing secado escova',
  'braids braid braiding cornrows cornrow plaits plait tresses tresse trenzas trenza trancas tranca',
  'extensions extension extensiones extensao extensoes',
  'straightening straighten lissage alisado alisamento',
  'perm permanente',
  'nails nail ongles ongle unas unhas unha manicure manicures manicurist manicurista mani manucure manucures manicura manicuras onglerie',
  'pedicure pedicures pedi pedicura',
  'varnish polish vernis esmalte esmaltado',
  'lashes lash eyelash eyelashes cil cils cilio pestanas pestana cilios',
  'brows brow eyebrow eyebrows sourcil sourcils ceja cejas sobrancelhas sobrancelha',
  'makeup maquillage maquilleur maquilleuse maquillaje maquillador maquilladora maquiagem maquilhagem maquiador maquiadora',
  'facial facials visage cutis',
  'skin skincare peau piel pele',
  'wax waxing epilation epilacion depilacion depilacao cire',
  'massage massages masseur masseuse masaje masajes masajista massagem massagens massagista',
  'relaxing relaxation relaxant relaxante relajante relajantes relaxantes',
  'pregnancy pregnant prenatal enceinte embarazo embarazada gravida gravidas gestante gestantes',
  'sports sport sportif deportivo esportivo desportivo',
  'trainer trainers coach coaching entraineur entrenador entrenadora entrenamiento treinador treinadora treino',
  'personal personnel personnelle',
  'fitness gym workout musculation gimnasio academia',
  'yoga ioga',
  'nutrition nutritionist nutritionists nutritionniste nutricion nutricionista nutricao diet dieta dietitian dietician dieteticien dieteticienne dietista',
  'weight loss slimming poids minceur maigrir peso adelgazar emagrecer',
  'tattoo tattoos tattooist tattooing tatouage tatouages tatoueur tatoueuse tatuaje tatuajes tatuador tatuadora tatuagem tatuagens',
  'lettering script lettrage letras letra',
  'photographer photographers photography photo photos picture pictures photographe photographie foto fotos fotografo fotografa fotografia',
  'portrait portraits retrato retratos',
  'wedding weddings bridal bride mariage mariee boda bodas novia casamento noiva',
  'family famille familia',
  'children child kids kid enfant enfants ninos nino nina crianca criancas infantil',
  'men man mens gents homme hommes hombre hombres homem homens masculino',
  'women woman ladies femme femmes mujer mujeres mulher mulheres feminino',
  'baby babies bebe bebes newborn',
  'lesson lessons class classes cours clase clases aula aulas',
  'fade fades degrade degradado',
  'razor rasoir navaja navalha',
  'grey gray greys canas grisalho',
  'fringe bangs frange flequillo franja',
  'root roots racine racines raiz raices raizes',
  'curl curls curly boucles boucle rizado rizos cacheado cachos encaracolado',
  'updo chignon recogido penteado',
  'afro african africain africaine africaines africano africana africanas',
  'acrylic acrylics acrylique resine acrilico acrilicos acrilica acrilicas',
  'gel shellac semipermanent semipermanente',
  'infill infills refill remplissage relleno manutencao',
  'removal depose retirada remocao',
  'lift lifting rehaussement elevacion',
  'lamination laminage laminado laminacion laminacao',
  'russian russe ruso rusa russo russa',
  'classic classique clasico clasica clasicas classico classica',
  'leg legs jambe jambes pierna piernas perna pernas',
  'half demi media medias meia meias',
  'full complete complet completo completa entiere entieres entera inteira',
  'underarm underarms aisselle aisselles axila axilas',
  'bikini maillot ingles virilha hollywood',
  'lip lips levre levres labio labios',
  'tan tanning bronzage bronceado bronzeamento bronzeado',
  'scrub exfoliation exfoliating gommage exfoliacion exfoliante esfoliacao',
  'back espalda costas',
  'neck nuque cuello pescoco',
  'shoulder shoulders epaule epaules hombros ombros',
  'deep profond profonds profondo profundo profunda profundos',
  'tissue tissues tejido tejidos tecido tecidos',
  'stone stones pierre pierres piedra piedras pedra pedras',
  'hot chaud chaude chaudes caliente calientes quente quentes',
  'swedish suedois sueco',
  'lymphatic lymphatique drainage linfatico linfatica drenaje drenagem',
  'aromatherapy aromatherapie aromaterapia',
  'reflexology reflexologie reflexologia',
  'couples couple duo pareja parejas casal casais',
  'strength strengthening barbell fuerza forca musculacion musculacao',
  'running runner runners corrida correr',
  'boxing boxe boxeo',
  'circuit circuits circuito circuitos',
  'breathing breathwork respiration respiracion respiracao',
  'menopause menopausia menopausa',
  'gut digestive digestif digestivo intestinal',
  'cover coverup coverups recouvrement cobertura',
  'passport identity identite pasaporte carnet passaporte',
  'food culinaire culinaires comida culinaria',
  'event events evenement evento eventos',
  'bicycle bicycles bike bikes cycle velo velos bicyclette bicicleta bicicletas bici',
  'repair repairs repairing mend mending reparation reparations reparacion reparaciones reparacao conserto arreglo',
  'lock locks locksmith locksmiths serrure serrures serrurier cerradura cerraduras cerrajero cerrajeria fechadura fechaduras serralheiro',
  'key keys cle cles clef clefs llave llaves chave chaves chaveiro',
  'cleaner cleaners cleaning clean menage nettoyage limpieza limpiadora limpeza faxina faxineira diarista',
  'garden gardens gardener gardeners gardening jardin jardinier jardinage jardinero jardineria jardineiro jardinagem',
  'handyman handymen bricolage bricoleur manitas',
  'flower flowers florist florists fleur fleurs fleuriste flor flores florista floristeria',
  'knife knives sharpening sharpener sharpen couteau couteaux aiguisage affutage cuchillo cuchillos afilado afilador faca facas amolador',
  'alterations alteration tailor tailoring seamstress dressmaker hem hemming ourlet ourlets couture couturiere costurera modista dobladillo costureira bainha',
  'furniture meuble meubles muebles moveis',
  'assembly montage montaje montagem',
]

/** What the words before the colon are also found by, but not the other way round. */
const alsoFoundBy: readonly string[] = [
  'st: street saint',
  'rd: road',
  'ave av: avenue',
  'co: company',
  'men man mens gent gents gentlemen homme hommes hombre hombres caballero caballeros homem homens masculin masculino masculina: barber',
  'extension extensions extensiones extensao extensoes: lash lashes cils',
  'brazilian bresilien bresilienne: bikini maillot hollywood',
  'semi: gel',
  'tissue tissus tejido tejidos tecido tecidos: profond',
  'headshot headshots: portrait',
  'retouche retouches: ourlet alterations',
  'limpieza limpeza nettoyage: cleanse purifiant',
  'locksmith locksmiths serrurier cerrajero cerrajeria serralheiro: key keys cle',
  'chaveiro: lock serrure',
]

/** Words of for whom and how: they count where somebody who has all the others has them too. */
const modifiers =
  'man men mens gent gents gentlemen homme hommes hombre hombres caballero caballeros homem homens masculin masculine masculino masculina woman women womens lady ladies femme femmes feminin feminine dame dames mujer mujeres mulher mulheres femenino feminino feminina relaxing relaxant relaxante relajante service services servicio servicios servico servicos treatment treatments soin soins tratamiento tratamientos tratamento tratamentos professional professionals professionnel professionnelle profesional profissional specialist specialists specialiste especialista expert experts experto private domicile domicilio mobile session sessions seance seances sesion sesiones sessao sessoes'

/** What is typed with the trade and says nothing about it; places and people are looked for elsewhere. */
const fillers =
  'salon salons shop studio near nearby me best cheap good price prices need appointment booking book pres proche meilleur pas cher prix besoin rendez vous rdv reserver cerca mejor barato precio precios necesito cita reservar perto melhor preco precos preciso marcar'

const modifierWords: ReadonlySet<string> = new Set(modifiers.split(' '))
const bySynonym = new Map(
  groups.flatMap((group) => {
    const words = group.split(' ')
    return words.map((word) => [word, words] as const)
  }),
)

const byTyped = new Map(
  alsoFoundBy.flatMap((line) => {
    const [typed = '', found = ''] = line.split(': ')
    return typed.split(' ').map((word) => [word, found.split(' ')] as const)
  }),
)

export const synonymsOf = (word: string): readonly string[] | undefined => bySynonym.get(word)
/** What a word is found by besides itself. */
export const foundBy = (word: string): readonly string[] => [
  ...(bySynonym.get(word) ?? []),
  ...(byTyped.get(word) ?? []),
]
export const isModifier = (word: string): boolean => modifierWords.has(word)
export const allSynonyms: readonly string[] = [...bySynonym.keys()]
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '))
