import { expect, test } from 'vitest'
import { categoriesOf, professions } from './rules.ts'

/** Section 4 of the specification: profession, subcategory, category. */
const specified = [
  ['Eyelash Technician', 'skincare-aesthetics', 'personal-care-grooming'],
  ['Beauty Therapist', 'skincare-aesthetics', 'personal-care-grooming'],
  ['Hair Stylist', 'hair-styling-barbering', 'hair-styling-barbering'],
  ['Barber', 'hair-styling-barbering', 'hair-styling-barbering'],
  ['Makeup Artist', 'makeup-beauty', 'makeup-beauty'],
  ['Nail Technician', 'nail-care', 'nail-care'],
  ['Massage Therapist', 'massage-bodywork', 'health-wellness'],
  ['Personal Trainer', 'fitness-training', 'fitness-training'],
  ['Fitness Trainer', 'fitness-training', 'fitness-training'],
  ['Yoga Instructor', 'fitness-training', 'fitness-training'],
  ['Nutritionist', 'mental-health-life-guidance', 'mental-health-life-guidance'],
  ['Tattoo Artist', 'tattoo-body-art', 'creative-artistic-services'],
  ['Photographer', 'photography', 'photography'],
  ['Service Provider', 'general-services', 'miscellaneous-services'],
] as const

test.each(specified)('%s is found under %s of %s', (profession, subcategorySlug, categorySlug) => {
  expect(categoriesOf(profession)).toEqual({ subcategorySlug, categorySlug })
})

test('there are those and no others; what is unknown is miscellaneous', () => {
  expect(professions).toEqual(specified.map(([profession]) => profession))
  for (const unknown of ['Falconer', '', 'barber'])
    expect(categoriesOf(unknown)).toEqual({
      subcategorySlug: 'general-services',
      categorySlug: 'miscellaneous-services',
    })
})
