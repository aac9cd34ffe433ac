import type { Random } from './random.ts'

export type Gender = 'woman' | 'man'
export type Language = 'en' | 'fr' | 'es' | 'pt'
export type Community = keyof typeof names
export type Person = { firstName: string; lastName: string; gender: Gender; community: Community }

const list = (words: string) => words.split(' ')

const names = {
  british: {
    woman: list(
      'Alice Beth Charlotte Daisy Eleanor Fiona Georgia Hannah Imogen Jess Katie Lucy Megan Natalie Olivia Poppy Rachel Sophie Tilly Victoria Zoe Ruth Holly Ellie',
    ),
    man: list(
      'Adam Ben Callum Dan Edward Freddie Gareth Harry Isaac Jack Kieran Luke Matthew Nathan Oliver Peter Rob Sam Theo Will Joe Ashley Martin Stuart',
    ),
    last: list(
      'Marsh Whitlock Oakes Penrose Ashworth Barlow Cartwright Dawson Ellison Fairhurst Garside Hartley Ibbotson Jessop Kirkby Lathom Mellor Naylor Ogden Pryce Quinton Radcliffe Sowerby Thornley Unsworth Varley Wainwright Yardley Bramwell Holroyd Tunnicliffe Crossley',
    ),
  },
  scottish: {
    woman: list('Ailsa Catriona Eilidh Isla Kirsty Mairi Morag Rhona Shona Skye Heather Iona'),
    man: list('Alasdair Angus Calum Euan Fergus Fraser Gregor Hamish Iain Lewis Rory Struan'),
    last: list(
      'Abercrombie Baird Carmichael Dalgleish Farquhar Geddes Kinnaird Laidlaw MacAskill Menzies Napier Rennie',
    ),
  },
  irish: {
    woman: list('Aoife Bronagh Ciara Deirdre Grainne Maeve Niamh Orla Roisin Sinead Siobhan Una'),
    man: list('Cathal Cillian Conor Declan Eoin Fintan Oisin Padraig Ronan Tadhg Brendan Donal'),
    last: list('Breslin Cassidy Delaney Fogarty Geraghty Hanrahan Kinsella Lenihan Mulvaney Nolan Rafferty Tierney'),
  },
  southAsian: {
    woman: list(
      'Aisha Amina Anjali Farah Fatima Harpreet Ishani Jasmeet Kavita Laila Meera Nasreen Nadia Priya Radhika Rukhsana Sadia Shreya Simran Sunita Tahmina Zara',
    ),
    man: list(
      'Abdul Arjun Bilal Faisal Gurpreet Hamza Imran Jaspal Karan Manpreet Nikhil Omar Rajan Rashid Sajid Shafiq Tariq Vikram Yusuf Zubair Kabir',
    ),
    last: list(
      'Aziz Begum Bhatt Choudhury Desai Gill Hussain Iqbal Joshi Kaur Khatun Mahmood Mistry Nair Patel Qureshi Rahman Sandhu Shah Sidhu Uddin Varma Yusuf Zaman Mehta Parmar',
    ),
  },
  caribbean: {
    woman: list(
      'Alisha Chantelle Claudette Desiree Gabrielle Janelle Keisha Latoya Marcia Monique Nia Shanice Tamika Yvonne Sherelle Maya',
    ),
    man: list(
      'Andre Carlton Delroy Dwayne Errol Jermaine Leon Marlon Nathaniel Reuben Tyrone Winston Devon Clive Malachi Jerome',
    ),
    last: list(
      'Baptiste Blackwood Brathwaite Clarke Daley Francis Gayle Grant Hinds Joseph Lewin McKenzie Palmer Pinnock Reid Thompson Weekes Campbell',
    ),
  },
  westAfrican: {
    woman: list('Abena Adaeze Akosua Ama Bukola Chiamaka Efua Folake Ifeoma Kemi Nkechi Ngozi Temi Yaa Yetunde Zainab'),
    man: list('Ade Chidi Emeka Femi Kofi Kojo Kwabena Kwame Obinna Olumide Segun Tunde Uche Yaw Ibrahim Kunle'),
    last: list(
      'Acheampong Adeyemi Agyeman Akinola Amoah Asante Balogun Boateng Danquah Eze Mensah Nwosu Obi Ogunleye Okafor Okonkwo Osei Owusu Sarpong Tetteh',
    ),
  },
  easternEuropean: {
    woman: list(
      'Agnieszka Alina Beata Daria Elena Ewa Ilona Ioana Joanna Katarzyna Lenka Magda Monika Oksana Renata Simona Svetlana Veronika',
    ),
    man: list(
      'Andrei Bogdan Cezary Dariusz Filip Grzegorz Ivan Jakub Jonas Krzysztof Lukasz Marek Mihai Pawel Piotr Radu Tomasz Vlad',
    ),
    last: list(
      'Balan Chmielewski Dobre Gajda Horvat Ilieva Jankauskas Kowalczyk Lis Marinova Nowicki Ozols Petrov Rusu Sikora Stanciu Wrona Zielinski Łukasik Dąbek',
    ),
  },
  turkish: {
    woman: list('Asli Aylin Defne Ebru Elif Esra Gizem Leyla Merve Pinar Selin Zeynep'),
    man: list('Ahmet Baris Burak Cem Deniz Emre Hakan Kemal Mehmet Murat Ozan Serkan'),
    last: list('Akgün Aydin Bozkurt Çelik Demirci Erdem Güler Kaplan Koçak Öztürk Şahin Yilmaz Toprak Uysal'),
  },
  chinese: {
    woman: list('Bonnie Fang Hui Jasmine Jing Ling Mei Qian Vivian Wei Xin Yan Yuki Linh Thuy'),
    man: list('Bin Chao Derek Hao Jian Jun Kai Lei Ming Kit Tao Wing Minh Duc Huy'),
    last: list('Chan Cheung Fong Guo Huang Lam Leung Liang Ng Nguyen Pham Tan Tran Tsang Wong Xu Yip Zhao'),
  },
  mediterranean: {
    woman: list('Chiara Despina Eleni Francesca Giulia Ilaria Katerina Marta Paola Sofia Valentina Bianca'),
    man: list('Alessio Dimitri Fabio Giorgio Lorenzo Luca Marco Nikos Pietro Stavros Vito Andreas'),
    last: list(
      'Bassani Conti Economou Ferrante Galli Kyriakou Lombardi Marchetti Nicolaou Pappas Rinaldi Stavrou Vitale Zanetti',
    ),
  },
  spanish: {
    woman: list('Alba Beatriz Carmen Elena Inés Lucía Marisol Nuria Paloma Rocío Valeria Ximena'),
    man: list('Alejandro Andrés Diego Gonzalo Iván Javier Mateo Pablo Raúl Sergio Tomás Álvaro'),
    last: list(
      'Aguilar Benítez Castaño Delgado Fuentes Herrera Ibarra Lozano Marín Navarro Ospina Quintero Rivas Salcedo Vargas',
    ),
  },
  portuguese: {
    woman: list('Ana Beatriz Carolina Daniela Fernanda Inês Joana Larissa Mariana Patrícia Raquel Tânia'),
    man: list('Bruno Caio Duarte Fábio Gonçalo Henrique João Leandro Miguel Nuno Rafael Thiago'),
    last: list(
      'Almeida Barros Carvalho Esteves Figueira Gouveia Lopes Magalhães Moreira Nogueira Pacheco Queirós Ramalho Teixeira Vasconcelos Pires',
    ),
  },
  french: {
    woman: list(
      'Agathe Amélie Camille Clémence Delphine Élodie Flore Gaëlle Héloïse Inès Jeanne Léa Margaux Noémie Océane Pauline Romane Solène Zélie Manon',
    ),
    man: list(
      'Adrien Antoine Baptiste Clément Damien Étienne Florian Guillaume Hugo Julien Léo Maxime Nicolas Quentin Romain Sébastien Théo Valentin Yann Corentin',
    ),
    last: list(
      'Aubry Besnard Chevalier Delmas Fabre Gauthier Hébert Jacquet Lacroix Lemoine Maillard Nicot Perrot Renaud Seguin Tessier Vasseur Carlier Bouvier Rolland Guérin Marchand',
    ),
  },
  northAfrican: {
    woman: list('Amel Assia Djamila Fadila Hanane Imane Karima Leïla Lina Malika Nawel Samira Sonia Yasmine'),
    man: list('Amine Bachir Farid Hakim Ismaël Karim Mehdi Nabil Rachid Samir Sofiane Walid Younès Zakaria'),
    last: list(
      'Amrani Belkacem Benali Boudjemaa Chaoui Djebbar Ferhat Haddad Khelifi Lahlou Mansouri Ouali Saïdi Touati Ziani',
    ),
  },
} as const

type Mix = readonly (readonly [Community, number])[]

const ofBritain: Mix = [
  ['british', 46],
  ['southAsian', 14],
  ['irish', 5],
  ['caribbean', 7],
  ['westAfrican', 6],
  ['easternEuropean', 8],
  ['chinese', 4],
  ['mediterranean', 4],
  ['spanish', 2],
  ['portuguese', 2],
  ['french', 1],
]

const ofCity: Record<string, Mix> = {
  London: [
    ['british', 28],
    ['southAsian', 16],
    ['caribbean', 10],
    ['westAfrican', 9],
    ['easternEuropean', 9],
    ['turkish', 6],
    ['irish', 5],
    ['chinese', 5],
    ['mediterranean', 4],
    ['portuguese', 4],
    ['spanish', 3],
    ['french', 3],
  ],
  Edinburgh: [['scottish', 40], ...ofBritain],
  Paris: [
    ['french', 52],
    ['northAfrican', 18],
    ['portuguese', 8],
    ['westAfrican', 6],
    ['chinese', 5],
    ['mediterranean', 4],
    ['spanish', 4],
    ['british', 3],
  ],
}

// Everyday names that together belong to somebody well known.
const neverTogether = new Set([
  'Ben Cartwright',
  'Burak Yilmaz',
  'Carmen Herrera',
  'Charlotte Dawson',
  'Delroy Grant',
  'Emeka Okafor',
  'Jack Dawson',
  'Jermaine Grant',
  'Leon Clarke',
  'Leon Thompson',
  'Nadia Hussain',
  'Nathaniel Clarke',
  'Nuno Lopes',
  'Wei Zhao',
  'Winston Reid',
  'Yvonne Thompson',
])

const womenShare: Record<string, number> = {
  'Hair Stylist': 0.72,
  Barber: 0.12,
  'Nail Technician': 0.93,
  'Eyelash Technician': 0.96,
  'Beauty Therapist': 0.94,
  'Makeup Artist': 0.88,
  'Massage Therapist': 0.64,
  'Yoga Instructor': 0.74,
  'Personal Trainer': 0.42,
  'Fitness Trainer': 0.45,
  Nutritionist: 0.75,
  'Tattoo Artist': 0.45,
}

export function makePerson(random: Random, city: string, profession?: string): Person {
  const community = random.weighted(ofCity[city] ?? ofBritain)
  const gender: Gender = random.chance((profession && womenShare[profession]) || 0.56) ? 'woman' : 'man'
  const { [gender]: firstNames, last } = names[community]
  const firstName = random.pick<string>(firstNames)
  const lastName = random.pick<string>(last)
  if (neverTogether.has(`${firstName} ${lastName}`)) return makePerson(random, city, profession)
  return { firstName, lastName, gender, community }
}

/** The language somebody writes a review in. */
export function languageOf(random: Random, community: Community, country: string): Language {
  const home = country === 'FR' ? 'fr' : 'en'
  if (community === 'spanish') return random.chance(0.7) ? 'es' : home
  if (community === 'portuguese') return random.chance(0.65) ? 'pt' : home
  if (community === 'french' && home === 'en') return random.chance(0.6) ? 'fr' : home
  if (country === 'FR' && (community === 'british' || community === 'chinese')) return random.chance(0.7) ? 'en' : home
  return country === 'FR' && random.chance(0.06) ? 'en' : home
}

/** Numbers that Ofcom and Arcep keep for fiction: they ring nowhere. */
export function makePhone(random: Random, city: string): string {
  const lastThree = String(random.int(0, 999)).padStart(3, '0')
  if (city === 'Paris') return `01 99 00 ${lastThree.slice(1)} ${String(random.int(0, 99)).padStart(2, '0')}`
  if (random.chance(0.45)) return `07700 900${lastThree}`
  return `${dramaRanges[city] ?? '020 7946 0'}${lastThree}`
}

const dramaRanges: Record<string, string> = {
  London: '020 7946 0',
  Manchester: '0161 496 0',
  Bristol: '0117 496 0',
  Edinburgh: '0131 496 0',
}
